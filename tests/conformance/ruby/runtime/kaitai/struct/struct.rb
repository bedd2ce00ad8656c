# A stand-in for the official Ruby runtime, with what the generated code of navspec's formats calls and no more.
# It is for these tests alone: programs use https://rubygems.org/gems/kaitai-struct.

module Kaitai
  module Struct
    VERSION = '0.11'

    class Struct
      attr_reader :_io, :_parent, :_root

      def self.from_file(name)
        new(Stream.new(File.binread(name)))
      end

      def initialize(io, parent = nil, root = nil)
        @_io = io
        @_parent = parent
        @_root = root
      end
    end

    class Stream
      NUMBERS = {
        read_u1: 'C', read_u2le: 'S<', read_u4le: 'L<', read_u8le: 'Q<', read_u2be: 'S>', read_u4be: 'L>', read_u8be: 'Q>',
        read_s1: 'c', read_s2le: 's<', read_s4le: 'l<', read_s8le: 'q<', read_s2be: 's>', read_s4be: 'l>', read_s8be: 'q>',
        read_f4le: 'e', read_f8le: 'E', read_f4be: 'g', read_f8be: 'G'
      }.freeze
      private_constant :NUMBERS

      attr_reader :pos

      # A name that the enum has for a number, otherwise the number.
      def self.resolve_enum(names, value)
        names.fetch(value, value)
      end

      def initialize(data)
        raise TypeError, 'a stream of these tests is made of a String' unless data.is_a?(String)

        @data = data.b
        @pos = 0
        align_to_byte
      end

      NUMBERS.each do |name, form|
        size = name[/\d/].to_i
        define_method(name) do
          align_to_byte
          @data.unpack1(form, offset: skipped(size))
        end
      end

      def size
        @data.bytesize
      end

      def align_to_byte
        @bits = 0
        @num_bits = 0
      end

      def read_bits_int_le(count)
        while @num_bits < count
          @bits |= @data.getbyte(skipped(1)) << @num_bits
          @num_bits += 8
        end
        value = @bits & ((1 << count) - 1)
        @bits >>= count
        @num_bits -= count
        value
      end

      def read_bytes(count)
        align_to_byte
        @data.byteslice(skipped(count), count)
      end

      def read_bytes_full
        read_bytes(size - @pos)
      end

      def read_bytes_term(terminator, include_it, consume_it, must_be_there)
        align_to_byte
        last = @data.index(terminator.chr, @pos)
        return found_up_to(last, include_it, consume_it) if last
        raise EOFError, "end of stream reached, but no terminator #{terminator} found" if must_be_there

        read_bytes_full
      end

      private

      def found_up_to(last, include_it, consume_it)
        found = read_bytes(last - @pos + (include_it ? 1 : 0))
        @pos = consume_it ? last + 1 : last
        found
      end

      # Where the next bytes begin, which are then behind.
      def skipped(count)
        raise TypeError, "#{count.inspect} is no number of bytes" unless count.is_a?(Integer)
        raise ArgumentError, "negative length #{count} given" if count.negative?

        left = size - @pos
        raise EOFError, "attempted to read #{count} bytes, got only #{left}" if count > left

        @pos += count
        @pos - count
      end
    end

    class KaitaiStructError < StandardError
      def initialize(words, path)
        super("#{path}: #{words}")
      end
    end

    class ValidationFailedError < KaitaiStructError
      def initialize(words, io, path)
        super("at pos #{io.pos}: validation failed: #{words}", path)
      end
    end

    class ValidationNotEqualError < ValidationFailedError
      def initialize(expected, actual, io, path)
        super("not equal, expected #{expected.inspect}, but got #{actual.inspect}", io, path)
      end
    end

    class ValidationLessThanError < ValidationFailedError
      def initialize(min, actual, io, path)
        super("not in range, min #{min.inspect}, but got #{actual.inspect}", io, path)
      end
    end

    class ValidationGreaterThanError < ValidationFailedError
      def initialize(max, actual, io, path)
        super("not in range, max #{max.inspect}, but got #{actual.inspect}", io, path)
      end
    end

    class ValidationNotAnyOfError < ValidationFailedError
      def initialize(actual, io, path)
        super("not any of the list, got #{actual.inspect}", io, path)
      end
    end
  end
end
