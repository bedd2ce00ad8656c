import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStream;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.BufferUnderflowException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * Canonical JSON from the generated Java classes, with the official runtime. See conformance/README.md for what is read and
 * printed.
 */
final class Main {
    /** What says the answer to a line, given its words. */
    interface Answer {
        CharSequence to(String[] words) throws Exception;
    }

    /** The runtime throws a plain RuntimeException where a terminator is missing. */
    private static String kind(Throwable error) {
        if (error instanceof KaitaiStream.ValidationFailedError) return "validation";
        boolean unended = String.valueOf(error.getMessage()).startsWith("End of stream reached");
        return unended || error instanceof BufferUnderflowException ? "eof" : "other";
    }

    private static CharSequence answer(String id, String path, boolean isTimed) throws Exception {
        KaitaiStream io = new ByteBufferKaitaiStream(Files.readAllBytes(Path.of(path)));
        long start = System.nanoTime();
        Consumer<Writer> dump = Dumper.READERS.get(id).apply(io);
        if (isTimed) return Long.toString(System.nanoTime() - start);
        Writer w = new Writer();
        dump.accept(w);
        return w.text;
    }

    /** Answers every line of the input, at once. */
    static void answerAll(Answer answer) throws Exception {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        java.io.Writer out = new OutputStreamWriter(System.out, StandardCharsets.UTF_8);
        for (String line; (line = lines.readLine()) != null; ) {
            CharSequence text;
            try {
                text = answer.to(line.split("\t"));
            } catch (Exception | StackOverflowError | OutOfMemoryError error) {
                text = "!" + kind(error) + " " + error.toString().replace('\n', ' ');
            }
            out.append(text).append('\n');
            out.flush();
        }
    }

    public static void main(String[] arguments) throws Exception {
        answerAll(words -> answer(words[0], words[1], words.length > 2));
    }
}
