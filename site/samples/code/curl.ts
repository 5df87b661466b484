import { demoToken } from '../../../mocks/demo-access.ts';
import type { SampleCall } from '../calls.ts';
import { download, filePlaceholder, printed, upload } from './request.ts';

/** A command that works on the sandbox as it is, once `$CODE` or `$REFRESH_TOKEN` is set where one is named. */
export function curl(call: SampleCall): string {
  const command = printed('shell', 'curl', call)
    // A file is sent as it is, without a change of its line ends.
    .replace(`--data '${filePlaceholder}'`, `--data-binary @${upload}`)
    .replace('<ACCESS_TOKEN>', demoToken)
    .replaceAll(/'(\w+)=<([A-Z_]+)>'/g, '"$1=$$$2"');
  return [command, ...more[call.outcome]].join(' \\\n  ');
}

/** What shows the answer when it is no JSON. */
const more = {
  json: [],
  pdf: [`--output ${download}`],
  nothing: [],
  page: ['--include'],
} as const;
