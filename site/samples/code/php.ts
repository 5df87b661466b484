import { samplePdf } from '../../requests/sample-pdf.ts';
import { getUrl, type SampleRequest } from '../sample-requests.ts';
import { DOWNLOADED_FILE, FILE_PLACEHOLDER, printRequest } from './print-request.ts';

/** Prints a script with the extension curl, which comes with PHP. */
export function printPhp(sample: SampleRequest): string {
  if (sample.responseKind === 'redirect') {
    return `<?php\n\n$url = '${getUrl(sample)}';\n\necho "Open this in the user's browser: $url\\n";`;
  }
  const code = printWithForm(sample)
    .replace(/(curl_init\(.*\n)\n/, '$1')
    // Without this option curl prints the response. Since PHP 8 curl_close does nothing.
    .replace(
      '\n\ncurl_exec($ch);\n\ncurl_close($ch);',
      '\ncurl_setopt($ch, CURLOPT_RETURNTRANSFER, true);\n\n$response = curl_exec($ch);',
    )
    .replace(/\[('Authorization.*)\]\);/, (_all, headers: string) => `[\n${breakHeaders(headers)}]);`)
    .replace("'Authorization: Bearer <ACCESS_TOKEN>'", "'Authorization: Bearer ' . getenv('ACCESS_TOKEN')")
    .replace(`'${FILE_PLACEHOLDER}'`, `file_get_contents('${samplePdf.name}')`)
    .replaceAll(/'<([A-Z_]+)>'/g, "getenv('$1')");
  return `<?php\n\n${code}\n${check}\n${outputs[sample.responseKind]}`;
}

/** Puts each header on a line of its own. */
const breakHeaders = (headers: string): string => headers.replaceAll(/('[^']*')(?:, )?/g, '  $1,\n');

/** snippetz prints a JSON body as an array; a form is one too. */
function printWithForm(sample: SampleRequest): string {
  if (sample.body?.kind !== 'form') return printRequest('php', 'curl', sample);
  const text = JSON.stringify(sample.body.fields);
  const code = printRequest('php', 'curl', sample, { headers: [], postData: { mimeType: 'application/json', text } });
  return code.replace('json_encode(', 'http_build_query(');
}

const check = `if (curl_getinfo($ch, CURLINFO_RESPONSE_CODE) >= 400) {
  throw new RuntimeException($response);
}`;

const outputs = {
  json: 'print_r(json_decode($response, true));',
  pdf: `file_put_contents('${DOWNLOADED_FILE}', $response);`,
  'no-content': 'echo curl_getinfo($ch, CURLINFO_RESPONSE_CODE);',
};
