// A stand-in for the official C# runtime, with what the generated code of navspec's formats calls and no more.
// It is for these tests alone: programs use https://www.nuget.org/packages/KaitaiStruct.Runtime.CSharp

using System;
using System.Collections.Generic;
using System.IO;

namespace Kaitai
{
    public abstract class KaitaiStruct
    {
        protected KaitaiStream m_io;

        protected KaitaiStruct(KaitaiStream io)
        {
            m_io = io;
        }

        public KaitaiStream M_Io { get { return m_io; } }
    }

    /// <summary>Numbers and bytes of a stream, and bits with those that are left of the last byte.</summary>
    public class KaitaiStream : BinaryReader
    {
        private ulong _bits;
        private int _numBits;

        public KaitaiStream(Stream stream) : base(stream) { }

        public KaitaiStream(string file) : this(File.OpenRead(file)) { }

        public KaitaiStream(byte[] bytes) : this(new MemoryStream(bytes)) { }

        public long Pos { get { return BaseStream.Position; } }

        public long Size { get { return BaseStream.Length; } }

        public bool IsEof { get { return _numBits == 0 && Pos >= Size; } }

        public byte ReadU1() { return ReadBytes(1L)[0]; }
        public ushort ReadU2le() { return BitConverter.ToUInt16(Ordered(2, true), 0); }
        public ushort ReadU2be() { return BitConverter.ToUInt16(Ordered(2, false), 0); }
        public uint ReadU4le() { return BitConverter.ToUInt32(Ordered(4, true), 0); }
        public uint ReadU4be() { return BitConverter.ToUInt32(Ordered(4, false), 0); }
        public ulong ReadU8le() { return BitConverter.ToUInt64(Ordered(8, true), 0); }
        public ulong ReadU8be() { return BitConverter.ToUInt64(Ordered(8, false), 0); }
        public sbyte ReadS1() { return unchecked((sbyte) ReadU1()); }
        public short ReadS2le() { return BitConverter.ToInt16(Ordered(2, true), 0); }
        public short ReadS2be() { return BitConverter.ToInt16(Ordered(2, false), 0); }
        public int ReadS4le() { return BitConverter.ToInt32(Ordered(4, true), 0); }
        public int ReadS4be() { return BitConverter.ToInt32(Ordered(4, false), 0); }
        public long ReadS8le() { return BitConverter.ToInt64(Ordered(8, true), 0); }
        public long ReadS8be() { return BitConverter.ToInt64(Ordered(8, false), 0); }
        public float ReadF4le() { return BitConverter.ToSingle(Ordered(4, true), 0); }
        public float ReadF4be() { return BitConverter.ToSingle(Ordered(4, false), 0); }
        public double ReadF8le() { return BitConverter.ToDouble(Ordered(8, true), 0); }
        public double ReadF8be() { return BitConverter.ToDouble(Ordered(8, false), 0); }

        public ulong ReadBitsIntLe(int count)
        {
            for (; _numBits < count; _numBits += 8)
                _bits |= (ulong) Taken(1)[0] << _numBits;
            ulong found = _bits & ((1UL << count) - 1);
            _bits >>= count;
            _numBits -= count;
            return found;
        }

        public byte[] ReadBytes(long count)
        {
            Align();
            return Taken(count);
        }

        public byte[] ReadBytes(ulong count)
        {
            return ReadBytes(count > int.MaxValue ? long.MaxValue : (long) count);
        }

        public byte[] ReadBytesFull()
        {
            return ReadBytes(Size - Pos);
        }

        public byte[] ReadBytesTerm(byte terminator, bool includeTerminator, bool consumeTerminator, bool eosError)
        {
            Align();
            var found = new List<byte>();
            for (int next; (next = BaseStream.ReadByte()) != terminator; found.Add((byte) next))
            {
                if (next >= 0)
                    continue;
                if (eosError)
                    throw new EndOfStreamException("no terminator " + terminator);
                return found.ToArray();
            }
            if (includeTerminator)
                found.Add(terminator);
            if (!consumeTerminator)
                BaseStream.Position--;
            return found.ToArray();
        }

        /// <summary>What Kaitai means by `%`: never negative.</summary>
        public static int Mod(int a, int b)
        {
            return (int) Mod((long) a, (long) b);
        }

        public static long Mod(long a, long b)
        {
            if (b <= 0)
                throw new ArgumentException("the divisor of `%` must be more than 0");
            long rest = a % b;
            return rest < 0 ? rest + b : rest;
        }

        public static int ByteArrayCompare(byte[] a, byte[] b)
        {
            for (int i = 0; i < a.Length && i < b.Length; i++)
                if (a[i] != b[i])
                    return a[i] - b[i];
            return a.Length - b.Length;
        }

        private void Align()
        {
            _bits = 0;
            _numBits = 0;
        }

        /// <summary>An array has 2 GiB at most, so that a longer run of bytes cannot be read.</summary>
        private byte[] Taken(long count)
        {
            if (count < 0 || count > int.MaxValue)
                throw new ArgumentOutOfRangeException("count", count + " bytes");
            byte[] found = base.ReadBytes((int) count);
            if (found.Length < count)
                throw new EndOfStreamException(count + " bytes are asked for, and " + found.Length + " are left");
            return found;
        }

        private byte[] Ordered(int count, bool isLittle)
        {
            byte[] found = ReadBytes(count);
            if (isLittle != BitConverter.IsLittleEndian)
                Array.Reverse(found);
            return found;
        }
    }

    public class KaitaiStructError : Exception
    {
        public KaitaiStructError(string message, string srcPath) : base(srcPath + ": " + message) { }
    }

    public class ValidationFailedError : KaitaiStructError
    {
        public ValidationFailedError(string message, KaitaiStream io, string srcPath)
            : base("at " + io.Pos + ": " + message, srcPath) { }
    }

    public class ValidationNotEqualError : ValidationFailedError
    {
        public ValidationNotEqualError(byte[] expected, byte[] actual, KaitaiStream io, string srcPath)
            : this(BitConverter.ToString(expected), (object) BitConverter.ToString(actual), io, srcPath) { }

        public ValidationNotEqualError(object expected, object actual, KaitaiStream io, string srcPath)
            : base(actual + ", and must be " + expected, io, srcPath) { }
    }

    public class ValidationLessThanError : ValidationFailedError
    {
        public ValidationLessThanError(object min, object actual, KaitaiStream io, string srcPath)
            : base(actual + ", and must be " + min + " at least", io, srcPath) { }
    }

    public class ValidationGreaterThanError : ValidationFailedError
    {
        public ValidationGreaterThanError(object max, object actual, KaitaiStream io, string srcPath)
            : base(actual + ", and must be " + max + " at most", io, srcPath) { }
    }

    public class ValidationNotAnyOfError : ValidationFailedError
    {
        public ValidationNotAnyOfError(object actual, KaitaiStream io, string srcPath)
            : base(actual + ", and is none of those allowed", io, srcPath) { }
    }
}
