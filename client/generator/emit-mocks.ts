import { getRefName, type Response } from '../../contract/document.ts';
import { BuildError } from '../../scripts/lib/run.ts';
import { type Call, getResultType } from './call.ts';
import { emitImports } from './emit-imports.ts';

/** Pages, which a browser opens, have no handlers. */
const listMocked = (calls: readonly Call[]): Call[] => calls.filter(({ operation }) => !operation.responses['302']);

/** Lists the responses that have a handler: a success and errors. */
const listResponses = ({ operation }: Call): [status: string, response: Response][] =>
  Object.entries(operation.responses).filter(([status]) => /^[245]\d\d$/.test(status));

/**
 * Emits the recorded examples of the contract as JSON texts, which are parsed when they are used: the request and the responses
 * of each operation. Problems differ by their instance and their errors only, so what they share is in one list.
 *
 * @throws BuildError when a response has no example.
 */
export function emitExamples(calls: readonly Call[]): string {
  const problems: string[] = [];
  const lines = listMocked(calls).map((call) => {
    const exchange = JSON.stringify(createExchange(call, problems));
    return `${call.operation.operationId}: ${quote(exchange)},`;
  });
  return `export const examples = {
${lines.join('\n')}
};

export const problems = [
${problems.map((problem) => `${quote(problem)},`).join('\n')}
];
`;
}

const quote = (text: string): string => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;

const createExchange = (call: Call, problems: string[]): object => ({
  method: call.method,
  path: call.path,
  responses: Object.fromEntries(listResponses(call).map((entry) => [entry[0], createAnswer(call, entry, problems)])),
});

/** @param problems the list of what problems share, to which this adds. */
function createAnswer({ operation }: Call, [status, { content = {} }]: [string, Response], problems: string[]): object {
  const [media] = Object.entries(content);
  if (!media) return {};
  const [type, { examples }] = media;
  if (type === 'application/pdf') return { type };
  const [example] = Object.values(examples ?? {});
  if (!example) throw new BuildError(`${operation.operationId}: the response ${status} has no example.`);
  if (type !== 'application/problem+json') return { type, body: example.value };
  const { instance, errors, ...rest } = example.value as Record<string, unknown>;
  const shared = JSON.stringify(rest);
  if (!problems.includes(shared)) problems.push(shared);
  return { problem: problems.indexOf(shared), body: { instance, errors } };
}

/** Emits the interface `Mocks`. */
export function emitMocks(calls: readonly Call[]): string {
  const members = listMocked(calls).map((call) => `${call.operation.operationId}: ${emitResponses(call)};`);
  const code = `/** The responses of each operation by status: that of its success, and its documented errors. */
export interface Mocks {\n${members.join('\n')}\n}\n`;
  return `${emitImports(code, calls, [{ path: './types.ts', types: ERRORS }])}\n${code}`;
}

/** Emits the responses, those of one type together: `Record<401 | 404, Problem>`. */
function emitResponses(call: Call): string {
  const statuses = Map.groupBy(listResponses(call), (entry) => getResponseType(call, entry));
  const groups = [...statuses].map(
    ([type, entries]) => `Record<${entries.map(([status]) => status).join(' | ')}, ${type}>`,
  );
  return groups.join(' & ');
}

/** The types of the bodies of errors. */
const ERRORS = ['Problem', 'ValidationProblem', 'TokenError'];

function getResponseType({ result }: Call, [status, { content = {} }]: [string, Response]): string {
  if (result.kind === 'pdf' && status.startsWith('2')) return 'Blob';
  if (status.startsWith('2')) return getResultType(result).replace('void', 'undefined');
  const [media] = Object.values(content);
  return (media && getRefName(media.schema)) ?? 'undefined';
}
