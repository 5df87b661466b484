import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { patches, rightBodies, sentPdf } from './support/bodies.ts';
import { resolveCommand, runCommand } from './support/command.ts';
import { compile, sources } from './support/compile.ts';
import { copyContract } from './support/contract.ts';
import { findUrls, hasPlaceholder } from './support/find-urls.ts';
import { createOutputFolder } from './support/output.ts';
import { arrivals } from './support/recorder.ts';

const contract = copyContract();
const output = createOutputFolder('hey-api');
const file = resolve(import.meta.dirname, 'programs/hey-api.ts');
let program: Readonly<Record<'patches' | 'rightBodies' | 'header' | 'pdf', Parameters<typeof arrivals>[0]>>;

/** By default it generates types and a fetch client. */
describe('the client that @hey-api/openapi-ts generates', () => {
  let messages: readonly string[];
  beforeAll(async () => {
    messages = await runCommand({
      script: resolveCommand('@hey-api/openapi-ts', 'openapi-ts'),
      args: ['-i', contract.json, '-o', output],
      cwd: contract.folder,
      progress: [/^@hey-api\/openapi-ts v/, /^\[Job 1\] (~ Generating\.\.\.$| {2}\[1\] |✓ )/],
    });
    program = await import(file);
  });

  it('is made without an error or a warning', () => expect(messages).toEqual([]));

  // Of a body that is nonsense, or lacks a required field, the program expects a type error.
  it('passes the strict type check, with a program that rejects wrong bodies', () =>
    expect(compile([file, ...sources(output)])).toEqual([]));

  it('changes only the given field in a PATCH', async () =>
    expect(await arrivals(program.patches)).toEqual(patches.map(toArrived)));

  it('sends valid bodies', async () => expect(await arrivals(program.rightBodies)).toEqual(rightBodies.map(toArrived)));

  it('sends the administration number as a header', async () =>
    expect(await arrivals(program.header)).toEqual([{ call: 'GET /v1/debtors', tenant: '1' }]));

  it('sends a PDF as unchanged bytes', async () => expect(await arrivals(program.pdf)).toEqual([sentPdf]));

  it('has no placeholder in a server URL', () => expect(findUrls(output).filter(hasPlaceholder)).toEqual([]));
});

const toArrived = ({ call, body }: (typeof patches)[number]) => ({ call, type: 'application/json', body });
