import { samplePdf } from '../../requests/sample-pdf.ts';
import type { SampleRequest } from '../sample-requests.ts';
import { DOWNLOADED_FILE, FILE_PLACEHOLDER, printRequest } from './print-request.ts';

/** Prints a command that ends with an error when the response is one, and takes secrets from the environment. */
export function printCurl(sample: SampleRequest): string {
  const command = printRequest('shell', 'curl', sample)
    // `--data` would change the line ends of the file.
    .replace(`--data '${FILE_PLACEHOLDER}'`, `--data-binary @${samplePdf.name}`)
    .replace(/'(.*)<ACCESS_TOKEN>'/, '"$1$ACCESS_TOKEN"')
    .replaceAll(/'(\w+)=<([A-Z_]+)>'/g, '"$1=$$$2"');
  return [command, ...outputOptions[sample.responseKind]].join(' \\\n  ');
}

const outputOptions = {
  json: ['--fail-with-body'],
  pdf: ['--fail', `--output ${DOWNLOADED_FILE}`],
  'no-content': ['--fail-with-body'],
  redirect: ['--include'],
} as const;
