using System;
using System.Linq;
using System.Text;
using System.Text.RegularExpressions;

/// <summary>
/// Prints a line for each line of the input, a pattern and values in Base64: 1 for each value that matches, else 0.
/// </summary>
public static class Engine
{
    public static void Main()
    {
        for (string line; (line = Console.ReadLine()) != null;)
        {
            string[] texts = line.Split(' ').Select(text => Encoding.UTF8.GetString(Convert.FromBase64String(text))).ToArray();
            try
            {
                var pattern = new Regex(texts[0]);
                Console.WriteLine(string.Concat(texts.Skip(1).Select(value => pattern.IsMatch(value) ? "1" : "0")));
            }
            catch (ArgumentException error)
            {
                Console.WriteLine("error: " + error.Message.Split('\n')[0]);
            }
        }
    }
}
