package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/kaitai-io/kaitai_struct_go_runtime/kaitai"
	navspec "github.com/navspec/navspec/generated/go"
)

func show(name string) error {
	data, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	parsed := navspec.NewGtaSaPaths()
	if err := parsed.Read(kaitai.NewStream(bytes.NewReader(data)), nil, parsed); err != nil {
		return err
	}
	node := parsed.Nodes[0]
	x, _ := node.PositionX() // instances are methods; these cannot fail
	y, _ := node.PositionY()
	z, _ := node.PositionZ()
	fmt.Printf("%s: %d nodes, %d links\n", name, parsed.NumNodes, parsed.NumLinks)
	fmt.Printf("  node 0 at (%.1f, %.1f, %.1f), links: %d\n", x, y, z, node.Flags.LinkCount)
	return nil
}

func main() {
	for _, name := range os.Args[1:] {
		var invalid kaitai.ValidationFailedError
		switch err := show(name); {
		case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
			fmt.Println(name + ": ends too early")
		case errors.As(err, &invalid):
			fmt.Println(name + ": has a value that is not allowed")
		case err != nil:
			panic(err)
		}
	}
}
