import { quote } from '../../../client/generator/print-parts.ts';
import { printPhpCall } from '../../../client-php/emit/print-value.ts';
import { type CodeRequest, DOWNLOADED_FILE, UPLOADED_FILE } from './code-request.ts';

/** Prints a script that calls the operation with the client package. */
export function printPhp(request: CodeRequest): string {
  const { origin, isPublic, headers, body } = request;
  const { 'X-Tenant-Id': tenant, 'X-TenantId': alias = tenant, 'Accept-Language': language } = headers;
  const code = printPhpExpression(request);
  const models = [
    ...new Set([...code.matchAll(/(?:new |\W)([A-Z]\w+)(?=\(|::)/g)].map(([, name]) => `${name}`)),
  ].toSorted();
  const uses = ['Client', ...models.map((name) => `Model\\${name}`)].map(
    (name) => `use AccountingPlatform\\${name};\n`,
  );
  const settings = [
    quote(origin),
    ...(isPublic ? [] : ["getenv('ACCESS_TOKEN')"]),
    ...(alias === undefined ? [] : [`tenant: ${alias}`]),
    ...(language === undefined ? [] : [`language: ${quote(language)}`]),
  ];
  const pdf = body?.kind === 'file' ? `$pdf = file_get_contents(${quote(UPLOADED_FILE)});\n` : '';
  return `<?php

require 'vendor/autoload.php';

${uses.join('')}
$client = new Client(${settings.join(', ')});

${pdf}${printStatement(request, code.replaceAll(/'<([A-Z_]+)>'/g, "getenv('$1')"))}`;
}

/** Prints the call of a request: `$client->debtors()->get(1)`. */
export function printPhpExpression({ pathParams, query, types, body, client }: CodeRequest): string {
  if (!client) return '';
  const value = body?.kind === 'json' ? body.value : undefined;
  return printPhpCall(client.php, {
    identifiers: Object.values(pathParams).map((text) => (/^\d+$/.test(text) ? Number(text) : text)),
    body: body?.kind === 'form' ? body.fields : value,
    query: Object.entries(query).map(([name, text]) => [name, splitValue(text, types[name])]),
  });
}

/** Several values of a parameter are a list. */
const splitValue = (text: string, type = ''): string | readonly string[] =>
  type.startsWith('list of') && text.includes(',') ? text.split(',') : text;

/** Prints what is done with the result. */
function printStatement({ responseKind, client }: CodeRequest, call: string): string {
  if (responseKind === 'no-content') return `${call};`;
  if (responseKind === 'pdf') return `$pdf = ${call};\nfile_put_contents(${quote(DOWNLOADED_FILE)}, $pdf);`;
  if (responseKind === 'redirect') return `$url = ${call};\n\necho "Open this in the user's browser: $url\\n";`;
  const name = `$${client?.result}`;
  return `${name} = ${call};\nprint_r(${name === '$page' ? '$page->_data' : name});`;
}
