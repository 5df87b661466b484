import type { SampleCall } from '../calls.ts';
import { download, filePlaceholder, printed, upload, urlOf } from './request.ts';

/** A program of .NET 7 or later with its implicit usings. */
export function csharp(call: SampleCall): string {
  if (call.outcome === 'page') {
    return `var url = "${urlOf(call)}";\n\nConsole.WriteLine($"Open this in the user's browser: {url}");`;
  }
  const code = printed('csharp', 'httpclient', call)
    .replace(textContent, fileContent)
    .replace('(\n"""\n', '("""\n')
    .replace('\n""",\nSystem.Text', '\n""", System.Text')
    .replaceAll(/"<([A-Z_]+)>"/g, 'Environment.GetEnvironmentVariable("$1")');
  const using = code.includes('HeaderValue(') ? 'using System.Net.Http.Headers;\n\n' : '';
  return `${using}${code}\n${shown[call.outcome]}`;
}

const textContent = `request.Content = new StringContent(
"""
${filePlaceholder}
""",
System.Text.Encoding.UTF8, "application/pdf");`;

const fileContent = `request.Content = new ByteArrayContent(await File.ReadAllBytesAsync("${upload}"));
request.Content.Headers.ContentType = new MediaTypeHeaderValue("application/pdf");`;

const shown = {
  json: 'Console.WriteLine(await response.Content.ReadAsStringAsync());',
  pdf: `await File.WriteAllBytesAsync("${download}", await response.Content.ReadAsByteArrayAsync());`,
  nothing: 'Console.WriteLine(response.StatusCode);',
};
