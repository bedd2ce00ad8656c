import io.kaitai.struct.ByteBufferKaitaiStream;
import java.nio.file.Files;
import java.nio.file.Paths;
import navspec.readwrite.GtaSaSave;
import navspec.readwrite.Navspec;

final class EditMoney {
    public static void main(String[] names) throws Exception {
        GtaSaSave save = new GtaSaSave(new ByteBufferKaitaiStream(Files.readAllBytes(Paths.get(names[0]))));
        save._read();
        save.playerInfo().setMoney(12345678);
        Files.write(Paths.get(names[1]), Navspec.write(save));
    }
}
