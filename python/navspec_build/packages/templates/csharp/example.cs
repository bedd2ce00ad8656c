using System;
using System.Globalization;
using System.IO;
using Kaitai;
using Navspec;

static class Example
{
    static void Main(string[] args)
    {
        foreach (string name in args)
        {
            try
            {
                GtaSaPaths parsed = GtaSaPaths.FromFile(name);
                GtaSaPaths.PathNode node = parsed.Nodes[0];
                Console.WriteLine($"{name}: {parsed.NumNodes} nodes, {parsed.NumLinks} links");
                Console.WriteLine(string.Format(CultureInfo.InvariantCulture,
                    "  node 0 at ({0:F1}, {1:F1}, {2:F1}), links: {3}",
                    node.PositionX, node.PositionY, node.PositionZ, node.Flags.LinkCount));
            }
            catch (EndOfStreamException)
            {
                Console.WriteLine($"{name}: ends too early");
            }
            catch (ValidationFailedError)
            {
                Console.WriteLine($"{name}: has a value that is not allowed");
            }
        }
    }
}
