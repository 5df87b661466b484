import type { Capture, ExpectedResponse } from './requests/chained-requests.ts';
import { variables } from './requests/variables.ts';

/** A variable, and a JavaScript expression of its value. */
export type Assignment = readonly [variable: string, expression: string];

/** Creates a script that Postman runs after a response: tests what the contract documents, and sets variables. */
export const createTestScript = (expected: ExpectedResponse, assignments: readonly Assignment[]) => ({
  listen: 'test',
  script: {
    type: 'text/javascript',
    exec: [...printTests(expected), ...(assignments.length > 0 ? printAssignments(expected, assignments) : [])],
  },
});

/** Returns the assignment that saves a value of a response. */
export function createAssignment(capture: Capture): Assignment {
  if ('member' in capture) return [capture.variable, `pm.response.json().${capture.member}`];
  const header = `pm.response.headers.get('${capture.header}')`;
  return [capture.variable, capture.parameter ? `${header}.match(/[?&]${capture.parameter}=([^&]+)/)[1]` : header];
}

function printTests({ status, mediaType, members }: ExpectedResponse): string[] {
  const lines = [printTest(`The status is ${status}`, `pm.response.to.have.status(${status})`)];
  if (status === 204) lines.push(printTest('There is no body', 'pm.expect(pm.response.text()).to.be.empty'));
  if (mediaType) {
    const header = "pm.response.headers.get('Content-Type')";
    lines.push(
      printTest(`The body is ${mediaType}`, `pm.expect(${header}).to.match(/^${mediaType.replace('/', '\\/')}\\b/)`),
    );
  }
  if (members.length > 0) {
    const keys = members.map((member) => `'${member}'`).join(', ');
    lines.push(
      printTest('The body has its required members', `pm.expect(pm.response.json()).to.include.all.keys(${keys})`),
    );
  }
  return lines;
}

const printTest = (name: string, assertion: string): string => `pm.test('${name}', () => ${assertion});`;

const printAssignments = ({ status }: ExpectedResponse, assignments: readonly Assignment[]): string[] => [
  `if (pm.response.code === ${status}) {`,
  ...assignments.map(([variable, expression]) => `  ${getScope(variable)}.set('${variable}', ${expression});`),
  '}',
];

/** The selected environment overrides the collection, so a variable that both have is set where it takes effect. */
const getScope = (variable: string): string =>
  variables.some(({ key }) => key === variable)
    ? `(pm.environment.has('${variable}') ? pm.environment : pm.collectionVariables)`
    : 'pm.collectionVariables';
