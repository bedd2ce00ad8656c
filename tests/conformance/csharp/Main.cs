// Canonical JSON; see conformance/README.md for what is read and printed.

using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Globalization;
using System.IO;
using System.Text;
using Kaitai;

/// <summary>Appends canonical JSON; a comma goes before all but the first.</summary>
public sealed class Writer
{
    private readonly StringBuilder _text = new StringBuilder();

    public override string ToString() { return _text.ToString(); }

    public void Put(string text) { _text.Append(text); }

    public void Next()
    {
        char last = _text[_text.Length - 1];
        if (last != '{' && last != '[')
            _text.Append(',');
    }

    public void Key(string name)
    {
        Next();
        Put(name);
    }

    public void Number(long value) { Put(value.ToString(CultureInfo.InvariantCulture)); }

    /// <summary>The number that an enum is made of: C# forgets the sign of one that is no member.</summary>
    public void Name(long value, long from) { Number(value == unchecked((int) from) ? from : value); }

    public void Unsigned(ulong value)
    {
        string mark = value < 1UL << 53 ? "" : "\"";
        Put(mark + value.ToString(CultureInfo.InvariantCulture) + mark);
    }

    public void Truth(bool value) { Put(value ? "true" : "false"); }

    public void Real(double value)
    {
        string bits = double.IsNaN(value) ? "nan" : BitConverter.DoubleToInt64Bits(value).ToString("x16");
        Put("\"f8:" + bits + "\"");
    }

    public void Bytes(byte[] value)
    {
        Put("\"hex:");
        foreach (byte each in value)
            _text.Append("0123456789abcdef"[each >> 4]).Append("0123456789abcdef"[each & 15]);
        Put("\"");
    }
}

public static class Program
{
    private static string Answered(string id, string path, bool isTimed)
    {
        var io = new KaitaiStream(File.ReadAllBytes(path));
        Stopwatch clock = Stopwatch.StartNew();
        Action<Writer> dump = Dumper.Readers[id](io);
        if (isTimed)
            return (clock.ElapsedTicks * 1e9 / Stopwatch.Frequency).ToString("F0", CultureInfo.InvariantCulture);
        var w = new Writer();
        dump(w);
        return w.ToString();
    }

    private static string Answer(string id, string path, bool isTimed)
    {
        try
        {
            return Answered(id, path, isTimed);
        }
        catch (ValidationFailedError error)
        {
            return "!validation " + error.Message;
        }
        catch (EndOfStreamException error)
        {
            return "!eof " + error.Message;
        }
        catch (Exception error)
        {
            return "!other " + error.GetType() + " " + error.Message;
        }
    }

    public static void Main()
    {
        var output = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false));
        for (string line; (line = Console.ReadLine()) != null; output.Flush())
        {
            string[] words = line.Split('\t');
            output.Write(Answer(words[0], words[1], words.Length > 2).Replace('\n', ' ') + "\n");
        }
    }
}
