import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listCalls } from '../../client/generator/call.ts';
import { prepareContract, toClientContract } from '../../client/generator/client-contract.ts';
import { quote } from '../../client/generator/print-parts.ts';
import { getReturnType } from '../../client-php/emit/emit-operations.ts';
import { createPhpModel } from '../../client-php/emit/php-model.ts';
import { readRecording } from '../../programs/recording.ts';
import { toPublishedRecording } from '../../scripts/bundle/published.ts';
import { readContract } from '../../scripts/bundle.ts';
import { samplePdf } from '../../site/requests/sample-pdf.ts';
import { printPhpExpression } from '../../site/samples/code/php.ts';
import { createCodeRequest } from '../../site/samples/create-code-request.ts';
import { listSampleRequests } from '../../site/samples/sample-requests.ts';
import { isPhpMissing, runPhpUnit } from '../support/client-php/php.ts';
import { createFolder } from '../support/folders.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();

describe.skipIf(isPhpMissing)('the PHP client', () => {
  it('calls every operation of the contract, and returns its type with every field of the response', async () => {
    const bundle = await readContract();
    const samples = listSampleRequests(bundle).filter(({ name }) => !/^requestToken/.test(name));
    const calls = listCalls(
      prepareContract(toClientContract(bundle), toPublishedRecording(bundle, await readRecording())),
    );
    const { classes, enums } = createPhpModel(toClientContract(bundle));
    const tests = samples.map((sample) => {
      const call = calls.find(({ operation }) => operation.operationId === sample.operation.operationId);
      if (!call) throw new Error(`The client lacks ${sample.name}`);
      const type = getReturnType(call).doc ?? 'void';
      const code = printPhpExpression(createCodeRequest(sample, bundle));
      return `${quote(sample.name)} => [${quote(type)}, fn($client, $pdf) => ${code}, ${quote(sample.name)}],`;
    });
    // A reset revokes refresh tokens, so the program gets one after it.
    tests.push(
      `'requestToken' => ['TokenPair', fn($client) => $client->authentication()->requestToken(createGrant()), ''],`,
    );
    const imports = [...classes, ...enums].map(({ name }) => `use AccountingPlatform\\Model\\${name};\n`).join('');
    const file = join(await createFolder(), 'operations.php');
    await writeFile(file, `<?php\n\ndeclare(strict_types=1);\n\n${imports}\nreturn [\n${tests.join('\n')}\n];\n`);

    const report = await runPhpUnit('OperationsTest.php', {
      OPERATIONS: file,
      SANDBOX_URL: sandbox.url,
      PDF_TEXT: samplePdf.createText(),
    });
    expect(new Set(samples.map(({ operation }) => operation.operationId)).size + 1).toBe(calls.length);
    expect(report).toContain(`OK (${tests.length} tests`);
  });
});
