import { samplePdf } from '../../requests/sample-pdf.ts';
import { getUrl, type SampleRequest } from '../sample-requests.ts';
import { DOWNLOADED_FILE, FILE_PLACEHOLDER, printRequest } from './print-request.ts';

/** Prints a program for .NET 7 or later with its implicit usings. */
export function printCsharp(sample: SampleRequest): string {
  if (sample.responseKind === 'redirect') {
    return `var url = "${getUrl(sample)}";\n\nConsole.WriteLine($"Open this in the user's browser: {url}");`;
  }
  const code = printRequest('csharp', 'httpclient', sample)
    .replace(textContent, fileContent)
    .replace('(\n"""\n', '("""\n')
    .replace('\n""",\nSystem.Text', '\n""", System.Text')
    .replaceAll(/"<([A-Z_]+)>"/g, 'Environment.GetEnvironmentVariable("$1")');
  const using = code.includes('HeaderValue(') ? 'using System.Net.Http.Headers;\n\n' : '';
  return `${using}${code}\nresponse.EnsureSuccessStatusCode();\n${outputs[sample.responseKind]}`;
}

const textContent = `request.Content = new StringContent(
"""
${FILE_PLACEHOLDER}
""",
System.Text.Encoding.UTF8, "application/pdf");`;

const fileContent = `request.Content = new ByteArrayContent(await File.ReadAllBytesAsync("${samplePdf.name}"));
request.Content.Headers.ContentType = new MediaTypeHeaderValue("application/pdf");`;

const outputs = {
  json: 'Console.WriteLine(await response.Content.ReadAsStringAsync());',
  pdf: `await File.WriteAllBytesAsync("${DOWNLOADED_FILE}", await response.Content.ReadAsByteArrayAsync());`,
  'no-content': 'Console.WriteLine(response.StatusCode);',
};
