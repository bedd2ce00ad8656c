import java.util.Locale;

/** Appends canonical JSON; a comma goes before all but the first. */
final class Writer {
    private static final long EXACT = (1L << 53) - 1;
    final StringBuilder text = new StringBuilder();

    Writer put(String value) {
        text.append(value);
        return this;
    }

    Writer next() {
        char last = text.charAt(text.length() - 1);
        if (last != '{' && last != '[') text.append(',');
        return this;
    }

    void key(String name) {
        next().put(name);
    }

    /** A number, or the number of an enum's member. */
    void number(Object value) {
        text.append(value instanceof Number ? ((Number) value).longValue() : id(value));
    }

    /** The number of an enum's member; of one without a name, which Java does not have, the number that it names. */
    void name(Object value, Object number) {
        number(value == null ? number : value);
    }

    private static long id(Object member) {
        try {
            return (Long) member.getClass().getMethod("id").invoke(member);
        } catch (ReflectiveOperationException error) {
            throw new IllegalStateException(error);
        }
    }

    void unsigned(long value) {
        if (value >= 0 && value <= EXACT) text.append(value);
        else put("\"").put(Long.toUnsignedString(value)).put("\"");
    }

    void real(double value) {
        if (Double.isNaN(value)) put("\"f8:nan\"");
        else put(String.format(Locale.ROOT, "\"f8:%016x\"", Double.doubleToRawLongBits(value)));
    }

    void truth(boolean value) {
        text.append(value);
    }

    void bytes(byte[] value) {
        put("\"hex:");
        hex(value);
        put("\"");
    }

    void hex(byte[] value) {
        for (byte each : value) text.append(Character.forDigit(each >> 4 & 15, 16)).append(Character.forDigit(each & 15, 16));
    }
}
