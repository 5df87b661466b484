import { z } from 'zod';
import { asObject, parseJsonObject } from '../../client/runtime/problem.ts';
import { apiOperations, findById } from '../docs/catalog.ts';
import { guides } from '../docs/guides.ts';
import { describeOperation } from '../docs/print-operation.ts';
import { toBoundedResult } from '../result.ts';
import { ToolError } from '../tool-error.ts';
import { defineTool } from './tool.ts';

export const explainErrorTool = defineTool({
  name: 'explain_error',
  title: 'Explain an error',
  description: 'What to do about an error of the API that a program got: by its status, type and fields.',
  input: z.strictObject({
    error: z.string().max(20_000).describe('The body, or the message of the client'),
    status: z.int().min(400).max(599).optional(),
    operation: z.string().max(100).optional(),
  }),
  annotations: { readOnlyHint: true },
  async run({ error, ...given }) {
    const problem = parseJsonObject(error);
    const status = given.status ?? Number(problem?.status ?? /\b[45]\d\d\b/.exec(error)?.[0]);
    if (!(status >= 400))
      throw new ToolError('Name the "status". Without a response, read_guide rate-limits-and-retries.');
    const operation = given.operation ?? /^(\w+): /.exec(error)?.[1];
    const errors = asObject(problem?.errors);
    const keys = errors ? Object.keys(errors) : [...error.matchAll(/^\s+([\w.[\]]+): /gm)].map(([, key = '']) => key);
    const type = /[\w-]+$/.exec(String(problem?.type))?.[0];
    return toBoundedResult(
      [
        ...listAdvice(status, type),
        ...(operation ? await describeFields(operation, keys) : []),
        `More: read_guide errors${status === 400 ? '#business-rules' : ''}.`,
      ].join('\n'),
      {},
    );
  },
});

/** What the guide says about a status: the row of the type, or all rows of the status. */
function listAdvice(status: number, type: string | undefined): readonly string[] {
  const text = guides.find(({ id }) => id === 'errors')?.markdown ?? '';
  const rows = [...text.matchAll(/^\| (\d{3}) \| `([\w-]+)` \| (.+) \|$/gm)].map(([, code, name, advice]) => ({
    code: Number(code),
    name,
    advice,
  }));
  const ofStatus = rows.filter(({ code }) => code === Math.min(status, 500));
  const ofType = ofStatus.filter(({ name }) => name === type);
  const found = ofType.length > 0 ? ofType : ofStatus;
  if (found.length === 0) return [`${status}: the documentation does not name this status.`];
  return found.map(({ name, advice }) => `${status} ${name}: ${advice}`);
}

/** What the contract says about the fields that an error names. */
async function describeFields(operation: string, keys: readonly string[]): Promise<readonly string[]> {
  const entry = findById('operation', operation, apiOperations);
  const lines = (await describeOperation(entry, undefined)).split('\n').map((line) => line.trim());
  return keys.flatMap((key) => {
    const name = /(\w+)[^.\w]*$/.exec(key)?.[1] ?? key;
    const line = lines.find((candidate) => candidate.startsWith(`- \`${name}\` `));
    return line ? [line] : [`- \`${key}\`: ${operation} has no such field.`];
  });
}
