import { demoToken } from '../../../mocks/demo-access.ts';
import { samplePdf } from '../../requests/sample-pdf.ts';
import type { SampleRequest } from '../sample-requests.ts';
import { DOWNLOADED_FILE, FILE_PLACEHOLDER, printRequest } from './print-request.ts';

/** Prints a command that works on the sandbox, once `$CODE` or `$REFRESH_TOKEN` is set where the command has it. */
export function printCurl(sample: SampleRequest): string {
  const command = printRequest('shell', 'curl', sample)
    // `--data` would change the line ends of the file.
    .replace(`--data '${FILE_PLACEHOLDER}'`, `--data-binary @${samplePdf.name}`)
    .replace('<ACCESS_TOKEN>', demoToken)
    .replaceAll(/'(\w+)=<([A-Z_]+)>'/g, '"$1=$$$2"');
  return [command, ...outputOptions[sample.responseKind]].join(' \\\n  ');
}

const outputOptions = {
  json: [],
  pdf: [`--output ${DOWNLOADED_FILE}`],
  'no-content': [],
  redirect: ['--include'],
} as const;
