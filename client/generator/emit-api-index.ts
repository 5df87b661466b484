import { isList } from '../../contract/document.ts';
import { homepage } from '../../scripts/lib/manifest.ts';
import { type Call, getResultType, groupByTag } from './call.ts';
import { listParameters } from './emit-operations.ts';
import { getMethodName, getNamespaceName } from './method-names.ts';

/** The file of the index, in the package. */
export const API_INDEX = 'api.md';

/** Emits the index of all methods as Markdown: how each is called, what it returns, and the link to its page. */
export function emitApiIndex(calls: readonly Call[]): string {
  const ofApi = calls.filter(({ isSignIn }) => !isSignIn);
  const sections = groupByTag(ofApi).map(([tag, ofTag]) => {
    const siblings = ofTag.map(({ operation }) => operation.operationId);
    return [`## ${tag}`, '', ...ofTag.map((call) => emitEntry(call, siblings, getNamespaceName(tag))), ''].join('\n');
  });
  return `# Methods

Each takes options as its last argument, and has a function of its own, in brackets, for \`createClientCore\`. A list also has
\`listAll\` and \`listPages\`, with \`toArray\`. Any other path: \`client.request(method, path, { query, body })\`.

${sections.join('\n')}`;
}

function emitEntry(call: Call, siblings: readonly string[], namespace: string): string {
  const { operation, method, path, result } = call;
  const { operationId, summary, deprecated } = operation;
  const names = listParameters(call).map((parameter) => parameter.replace(/:.*/, ''));
  const code = `client.${namespace}.${getMethodName(operationId, siblings)}(${names.join(', ')})`;
  const returned = isList(operation) ? `Page<${result.type}>` : getResultType(result);
  const end = deprecated ? ' Deprecated.' : '';
  return `- [\`${code}\`](${homepage}operations/${operationId}/) → \`${returned}\`: ${summary}, \`${method.toUpperCase()} ${path}\` (\`${operationId}\`).${end}`;
}
