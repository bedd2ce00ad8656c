package navspec.readwrite;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.ConsistencyError;
import io.kaitai.struct.KaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import java.io.EOFException;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.nio.BufferOverflowException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes files of all formats. */
public final class Navspec {
    private static final Map<Class<?>, Derived> DERIVED = new HashMap<>();
    /** Formats with a checksum that nobody knows how to compute. */
    private static final Set<Class<?>> SIGNED = new HashSet<>();

    static {
@derived@
    }

    private static final ClassValue<Field[]> CHILDREN = new ClassValue<Field[]>() {
        @Override
        protected Field[] computeValue(Class<?> type) {
            return Arrays.stream(type.getDeclaredFields())
                .filter(field -> !Modifier.isStatic(field.getModifiers()) && !field.getName().startsWith("_"))
                .filter(field -> KaitaiStruct.class.isAssignableFrom(field.getType()) || List.class == field.getType() || Object.class == field.getType())
                .peek(field -> field.setAccessible(true))
                .toArray(Field[]::new);
        }
    };

    private Navspec() {}

    /**
     * Return the file that an object tree describes.
     *
     * <p>Checks every object, from the innermost to the root, and computes the bytes that follow from the rest of the file:
     * padding that repeats earlier bytes, and the checksum. Counts and lengths must fit their lists. Where nothing was changed,
     * the bytes are those that were read. The stream of the root must still be open.
     *
     * @param root the root of a file, read by {@code _read()} and edited
     * @return all bytes of the file
     * @throws ConsistencyError if a count, a length or a parent does not fit
     * @throws KaitaiStream.ValidationFailedError if a value is not allowed
     * @throws IllegalStateException if the checksum cannot be computed, or if the content does not fit the size of the file
     */
    public static byte[] write(KaitaiStruct.ReadWrite root) {
        byte[] original = null;
        if (root._io() != null) {
            root._fetchInstances();
            original = bytesOf(root._io());
        }
        check(root);
        byte[] data = written(root, original == null ? 1024 : original.length);
        if (Arrays.equals(data, original)) return data;
        if (SIGNED.contains(root.getClass())) throw new IllegalStateException("nobody knows how the hash of such files is computed: they can be read, but not edited");
        Derived derived = DERIVED.get(root.getClass());
        return derived == null ? data : derived.compute(root, data, original);
    }

    private static void check(KaitaiStruct.ReadWrite struct) {
        for (Field field : CHILDREN.get(struct.getClass())) {
            Object value = get(field, struct);
            for (Object child : value instanceof List ? (List<?>) value : Arrays.asList(value)) {
                // A derived value may be an object that belongs elsewhere.
                if (child instanceof KaitaiStruct.ReadWrite && ((KaitaiStruct.ReadWrite) child)._parent() == struct) {
                    check((KaitaiStruct.ReadWrite) child);
                }
            }
        }
        struct._check();
    }

    /** Write into streams of other sizes until one is filled to its end: fields of the root may take all bytes that are left. */
    private static byte[] written(KaitaiStruct.ReadWrite root, long firstSize) {
        long tooSmall = -1;
        for (long size = firstSize; ; ) {
            ByteBufferKaitaiStream out = new ByteBufferKaitaiStream(size);
            RuntimeException fault = null;
            try {
                root._write(out);
            } catch (RuntimeException error) {
                fault = error;
            }
            if (fault == null && out.pos() == size) return out.toByteArray();
            if (fault instanceof BufferOverflowException || (fault != null && fault.getCause() instanceof EOFException)) {
                tooSmall = size;
                size = Math.addExact(size * 2, 1024);
            } else if ((fault == null || fault instanceof ConsistencyError) && out.pos() < size && out.pos() > tooSmall) {
                tooSmall = out.pos() - 1;
                size = out.pos();
            } else {
                throw fault;
            }
        }
    }

    private static byte[] bytesOf(KaitaiStream stream) {
        long position = stream.pos();
        stream.seek(0);
        byte[] data = stream.readBytesFull();
        stream.seek(position);
        return data;
    }

    private static Object get(Field field, Object owner) {
        try {
            return field.get(owner);
        } catch (IllegalAccessException error) {
            throw new IllegalStateException(error);
        }
    }

    /** The padding and the checksum of a format; names are those of the getters of the root. */
    private static final class Derived {
        private static final String CHECKSUM = "checksum";
        private static final int LEN_CHECKSUM = 4;

        private final String padding;
        private final int distance;
        private final int usualSize;
        private final String[] afterChecksum;

        /** Each byte of the padding repeats the one so far before it; the checksum follows the padding. */
        Derived(String padding, int distance, int usualSize, String... afterChecksum) {
            this.padding = padding;
            this.distance = distance;
            this.usualSize = usualSize;
            this.afterChecksum = afterChecksum;
        }

        byte[] compute(Object root, byte[] data, byte[] original) {
            int tail = LEN_CHECKSUM;
            for (String name : afterChecksum) tail += bytes(root, name).length;
            int lenPadding = bytes(root, padding).length;
            int begin = data.length - tail - lenPadding;
            int end = (original == null ? usualSize : original.length) - tail;
            if (end < begin) throw new IllegalStateException("the content is " + (begin - end) + " bytes too long for a file of " + (end + tail) + " bytes");
            byte[] file = Arrays.copyOf(data, end + tail);
            System.arraycopy(data, data.length - tail, file, end, tail);
            boolean isKept = original != null && end - begin == lenPadding && !isRepeated(original, begin, end);
            for (int at = begin; at < end && !isKept; at++) file[at] = before(file, at);
            int sum = 0;
            for (int at = 0; at < end; at++) sum += file[at] & 0xFF;
            for (int at = 0; at < LEN_CHECKSUM; at++) file[end + at] = (byte) (sum >>> 8 * at);
            set(root, padding, byte[].class, Arrays.copyOfRange(file, begin, end));
            set(root, CHECKSUM, long.class, sum & 0xFFFFFFFFL);
            return file;
        }

        private byte before(byte[] file, int at) {
            return at < distance ? 0 : file[at - distance];
        }

        private boolean isRepeated(byte[] file, int begin, int end) {
            for (int at = begin; at < end; at++) if (file[at] != before(file, at)) return false;
            return true;
        }

        private static byte[] bytes(Object root, String name) {
            byte[] value = (byte[]) call(root, name, new Class<?>[0]);
            return value == null ? new byte[0] : value;
        }

        private static void set(Object root, String name, Class<?> type, Object value) {
            call(root, "set" + Character.toUpperCase(name.charAt(0)) + name.substring(1), new Class<?>[] {type}, value);
        }

        private static Object call(Object root, String name, Class<?>[] types, Object... arguments) {
            try {
                return root.getClass().getMethod(name, types).invoke(root, arguments);
            } catch (NoSuchMethodException | IllegalAccessException | InvocationTargetException error) {
                throw new IllegalStateException(error);
            }
        }
    }
}
