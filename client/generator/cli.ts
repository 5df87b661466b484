import { runCheck } from '../../scripts/lib/run-check.ts';
import { generateClient } from './generate-client.ts';

await runCheck('Generates the installable client in generated/client.', {}, generateClient);
