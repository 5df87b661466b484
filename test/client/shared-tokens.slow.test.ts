import { join } from 'node:path';
import { describe } from 'vitest';
import { fileTokenStore } from '../../client/examples/file-token-store.ts';
import type { Tokens } from '../../client/sign-in/tokens.ts';
import { repository } from '../../scripts/lib/run.ts';
import { useSandbox } from '../support/sandbox.ts';
import { testSharedTokens } from './shared-tokens.ts';

const sandbox = useSandbox();

describe('Node processes that share tokens in a file', () => {
  testSharedTokens(sandbox, {
    command: [process.execPath, join(repository, 'test', 'client', 'refresh-process.ts')],
    processes: 3,
    load: async (file) => fileTokenStore(file).load(),
    save: async (file, tokens) => fileTokenStore(file).save(tokens as Tokens),
    formatTime: (milliseconds) => new Date(milliseconds).toISOString(),
  });
});
