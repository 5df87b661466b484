import type { SampleCall } from '../calls.ts';
import { download, filePlaceholder, printed, upload, urlOf } from './request.ts';

/** A script with the extension curl, which everybody has. */
export function php(call: SampleCall): string {
  if (call.outcome === 'page') {
    return `<?php\n\n$url = '${urlOf(call)}';\n\necho "Open this in the user's browser: $url\\n";`;
  }
  const code = requestOf(call)
    .replace(/(curl_init\(.*\n)\n/, '$1')
    // Without it the answer is printed; and since PHP 8 there is nothing to close.
    .replace(
      '\n\ncurl_exec($ch);\n\ncurl_close($ch);',
      '\ncurl_setopt($ch, CURLOPT_RETURNTRANSFER, true);\n\n$answer = curl_exec($ch);',
    )
    .replace(/\[('Authorization.*)\]\);/, (_all, headers: string) => `[\n${lines(headers)}]);`)
    .replace("'Authorization: Bearer <ACCESS_TOKEN>'", "'Authorization: Bearer ' . getenv('ACCESS_TOKEN')")
    .replace(`'${filePlaceholder}'`, `file_get_contents('${upload}')`)
    .replaceAll(/'<([A-Z_]+)>'/g, "getenv('$1')");
  return `<?php\n\n${code}\n${shown[call.outcome]}`;
}

/** One header a line. */
const lines = (headers: string): string => headers.replaceAll(/('[^']*')(?:, )?/g, '  $1,\n');

/** A form is an array for PHP, as a JSON body is. */
function requestOf(call: SampleCall): string {
  if (call.body?.kind !== 'form') return printed('php', 'curl', call);
  const text = JSON.stringify(call.body.fields);
  const code = printed('php', 'curl', call, { headers: [], postData: { mimeType: 'application/json', text } });
  return code.replace('json_encode(', 'http_build_query(');
}

const shown = {
  json: 'print_r(json_decode($answer, true));',
  pdf: `file_put_contents('${download}', $answer);`,
  nothing: 'echo curl_getinfo($ch, CURLINFO_RESPONSE_CODE);',
};
