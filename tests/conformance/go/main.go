// Canonical JSON from the generated Go package, with the official runtime. See conformance/README.md for what is read and printed.
package main

import (
	"bufio"
	"bytes"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/kaitai-io/kaitai_struct_go_runtime/kaitai"
)

// Writer appends canonical JSON; a comma goes before all but the first.
type Writer struct{ text []byte }

func (w *Writer) next() {
	if last := w.text[len(w.text)-1]; last != '{' && last != '[' {
		w.text = append(w.text, ',')
	}
}

func (w *Writer) put(text string) { w.text = append(w.text, text...) }

func (w *Writer) key(name string) {
	w.next()
	w.put(name)
}

func (w *Writer) number(value int64) { w.text = strconv.AppendInt(w.text, value, 10) }

func (w *Writer) unsigned(value uint64) {
	if value < 1<<53 {
		w.text = strconv.AppendUint(w.text, value, 10)
	} else {
		w.put(`"` + strconv.FormatUint(value, 10) + `"`)
	}
}

func (w *Writer) real(value float64) {
	if math.IsNaN(value) {
		w.put(`"f8:nan"`)
	} else {
		w.put(fmt.Sprintf(`"f8:%016x"`, math.Float64bits(value)))
	}
}

func (w *Writer) truth(value bool) { w.text = strconv.AppendBool(w.text, value) }

func (w *Writer) bytes(value []byte) {
	w.put(`"hex:`)
	w.text = hex.AppendEncode(w.text, value)
	w.put(`"`)
}

// must gives a value, or ends the dump with the error.
func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func kind(err error) string {
	var invalid kaitai.ValidationFailedError
	var end kaitai.EndOfStreamError
	switch {
	case errors.As(err, &invalid):
		return "validation"
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF), errors.As(err, &end):
		return "eof"
	}
	return "other"
}

func answer(id, path string, isTimed bool) (text []byte) {
	defer func() {
		if fault := recover(); fault != nil {
			if err, ok := fault.(error); ok {
				text = []byte(fmt.Sprintf("!%s %q", kind(err), err.Error()))
			} else {
				text = []byte(fmt.Sprintf("!other %q", fmt.Sprint(fault)))
			}
		}
	}()
	io := kaitai.NewStream(bytes.NewReader(must(os.ReadFile(path))))
	start := time.Now()
	dump := readers[id](io)
	if isTimed {
		return strconv.AppendInt(nil, time.Since(start).Nanoseconds(), 10)
	}
	w := &Writer{}
	dump(w)
	return w.text
}

func main() {
	out := bufio.NewWriter(os.Stdout)
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		words := strings.Split(lines.Text(), "\t")
		out.Write(answer(words[0], words[1], len(words) > 2))
		out.WriteByte('\n')
		out.Flush()
	}
}
