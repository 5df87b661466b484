import { type CodeRequest, DOWNLOADED_FILE, getUrl, UPLOADED_FILE } from './code-request.ts';

const printVariable = (name: string): string => `Environment.GetEnvironmentVariable("${name}")`;

const printText = (text: string): string => {
  const [, name] = /^<([A-Z_]+)>$/.exec(text) ?? [];
  return name === undefined ? JSON.stringify(text) : printVariable(name);
};

/** Prints a program for .NET 7 or later with its implicit usings. */
export function printCsharp(request: CodeRequest): string {
  const { method, origin, isPublic, headers, responseKind } = request;
  const url = JSON.stringify(getUrl(request, origin));
  if (responseKind === 'redirect') {
    return `var url = ${url};\n\nConsole.WriteLine($"Open this in the user's browser: {url}");`;
  }
  const authorization = `request.Headers.Authorization = new AuthenticationHeaderValue("Bearer", ${printVariable('ACCESS_TOKEN')});`;
  const code = [
    'using var client = new HttpClient();',
    '',
    `var request = new HttpRequestMessage(HttpMethod.${toPascalCase(method)}, ${url});`,
    ...(isPublic ? [] : [authorization]),
    ...Object.entries(headers).map(([name, value]) => `request.Headers.Add("${name}", ${JSON.stringify(value)});`),
    ...printBody(request),
    '',
    'using var response = await client.SendAsync(request);',
    'response.EnsureSuccessStatusCode();',
    OUTPUTS[responseKind],
  ].join('\n');
  return code.includes('HeaderValue(') ? `using System.Net.Http.Headers;\n\n${code}` : code;
}

const toPascalCase = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();

function printBody({ body }: CodeRequest): string[] {
  if (!body) return [];
  if (body.kind === 'file') {
    return [
      `request.Content = new ByteArrayContent(await File.ReadAllBytesAsync("${UPLOADED_FILE}"));`,
      `request.Content.Headers.ContentType = new MediaTypeHeaderValue("${body.mediaType}");`,
    ];
  }
  if (body.kind === 'json') {
    return [
      'request.Content = new StringContent("""',
      JSON.stringify(body.value, null, 2),
      '""", System.Text.Encoding.UTF8, "application/json");',
    ];
  }
  const fields = Object.entries(body.fields).map(
    ([name, value]) => `  [${JSON.stringify(name)}] = ${printText(value)},`,
  );
  return ['request.Content = new FormUrlEncodedContent(new Dictionary<string, string>', '{', ...fields, '});'];
}

const OUTPUTS = {
  json: 'Console.WriteLine(await response.Content.ReadAsStringAsync());',
  pdf: `await File.WriteAllBytesAsync("${DOWNLOADED_FILE}", await response.Content.ReadAsByteArrayAsync());`,
  'no-content': 'Console.WriteLine(response.StatusCode);',
};
