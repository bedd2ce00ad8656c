import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import navspec.readwrite.Navspec;

/** Rewrites files with the generated read-write classes, and prints the SHA-256 of what they wrote. */
final class Rewriter {
    private static CharSequence answer(String id, String path) throws Exception {
        byte[] data = Files.readAllBytes(Path.of(path));
        KaitaiStruct.ReadWrite root = (KaitaiStruct.ReadWrite) Class.forName("navspec.readwrite." + pascal(id))
            .getConstructor(KaitaiStream.class)
            .newInstance(new ByteBufferKaitaiStream(data));
        root._read();
        Writer w = new Writer();
        w.hex(MessageDigest.getInstance("SHA-256").digest(Navspec.write(root)));
        return w.text;
    }

    private static String pascal(String id) {
        StringBuilder found = new StringBuilder();
        for (String word : id.split("_")) found.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
        return found.toString();
    }

    public static void main(String[] arguments) throws Exception {
        Main.answerAll(words -> answer(words[0], words[1]));
    }
}
