import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStream;
import java.nio.BufferUnderflowException;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.Locale;
import navspec.GtaSaPaths;

final class Example {
    public static void main(String[] names) throws Exception {
        for (String name : names) {
            try {
                GtaSaPaths parsed = new GtaSaPaths(new ByteBufferKaitaiStream(Files.readAllBytes(Paths.get(name))));
                GtaSaPaths.PathNode node = parsed.nodes().get(0);
                System.out.printf("%s: %d nodes, %d links%n", name, parsed.numNodes(), parsed.numLinks());
                System.out.printf(Locale.ROOT, "  node 0 at (%.1f, %.1f, %.1f), links: %d%n",
                        node.positionX(), node.positionY(), node.positionZ(), node.flags().linkCount());
            } catch (BufferUnderflowException error) {
                System.out.println(name + ": ends too early");
            } catch (KaitaiStream.ValidationFailedError error) {
                System.out.println(name + ": has a value that is not allowed");
            }
        }
    }
}
