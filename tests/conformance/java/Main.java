import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStream;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.BufferUnderflowException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Canonical JSON from the generated Java classes, with the official runtime. See conformance/README.md for what is read and
 * printed.
 */
final class Main {
    /** The runtime throws a plain RuntimeException where a terminator is missing. */
    private static String kind(Throwable error) {
        if (error instanceof KaitaiStream.ValidationFailedError) return "validation";
        boolean unended = String.valueOf(error.getMessage()).startsWith("End of stream reached");
        return unended || error instanceof BufferUnderflowException ? "eof" : "other";
    }

    private static String dump(String id, String path) {
        try {
            Writer w = new Writer();
            Dumper.DUMPERS.get(id).accept(w, new ByteBufferKaitaiStream(Files.readAllBytes(Path.of(path))));
            return w.text.toString();
        } catch (Exception | StackOverflowError | OutOfMemoryError error) {
            return "!" + kind(error) + " " + error.toString().replace('\n', ' ');
        }
    }

    public static void main(String[] arguments) throws Exception {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        for (String line; (line = lines.readLine()) != null; ) {
            String[] words = line.split("\t");
            out.print(dump(words[0], words[1]));
            out.print('\n');
        }
        out.flush();
    }
}
