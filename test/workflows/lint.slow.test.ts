import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { runTool } from '../../scripts/lib/run.ts';
import { createLintWorkspace, runLint } from '../support/lint-workspace.ts';

const sound = `
arazzo: 1.0.1
info: { title: Debtors, summary: Debtors., description: Debtors., version: 1.0.0, x-order: 1 }
sourceDescriptions:
  - { name: api, type: openapi, url: ../../generated/openapi.yaml }
  - { name: control, type: openapi, url: ../../generated/control.json }
workflows:
  - workflowId: debtors
    summary: Enter a debtor.
    description: Enter a debtor, and delete it.
    inputs: { $ref: '#/components/inputs/access' }
    failureActions: [{ name: clear-away, type: goto, stepId: delete }]
    steps:
      - stepId: create
        description: Enter it.
        operationId: $sourceDescriptions.api.createDebtor
        requestBody: { payload: { name: $inputs.name } }
        successCriteria: [{ condition: $statusCode == 201 }]
        outputs: { debtorId: $response.body#/id }
      - stepId: delete
        description: Delete it.
        operationId: $sourceDescriptions.api.deleteDebtor
        parameters: [{ name: id, in: path, value: $steps.create.outputs.debtorId }]
        successCriteria: [{ condition: $statusCode == 204 }]
    outputs: { debtorId: $steps.create.outputs.debtorId }
components:
  inputs:
    access: { type: object, properties: { name: { type: string, description: Its name. } } }
`;

/** Mistakes, each with the message of the lint. */
const broken: Readonly<Record<string, readonly [from: string, to: string, says: string]>> = {
  'an output that no step has': [
    'outputs: { debtorId: $steps.create.outputs.debtorId }\n',
    'outputs: { debtorId: $steps.create.outputs.id }\n',
    'Output key "id" is not defined in step "create".',
  ],
  'an output in a criterion that no step has': [
    '$statusCode == 204 }',
    '$response.body#/id == $steps.create.outputs.id }',
    'Output key "id" is not defined in step "create".',
  ],
  'a step that checks nothing': [
    '        successCriteria: [{ condition: $statusCode == 204 }]\n',
    '',
    'Give each step a description and successCriteria.',
  ],
  'a workflow that nothing is said of': [
    '    description: Enter a debtor, and delete it.\n',
    '',
    'Give each workflow a summary, a description, inputs and outputs.',
  ],
  'a criterion that Respect cannot judge': [
    '{ condition: $statusCode == 204 }',
    '{ condition: //id, type: xpath, context: $response.body }',
    'The `xpath` type criteria is not supported by Respect.',
  ],
  'two workflows of one name': ['$TWICE', '', 'Every workflow must have a unique `workflowId`.'],
};

function brokenBy(from: string, to: string): string {
  if (from !== '$TWICE') {
    expect(sound).toContain(from);
    return sound.replace(from, to);
  }
  const document = parse(sound) as { workflows: unknown[] };
  return stringify(
    { ...document, workflows: [...document.workflows, ...document.workflows] },
    { aliasDuplicateObjects: false },
  );
}

const getFile = (name: string): string => `openapi/workflows/${name.replaceAll(' ', '-')}.arazzo.yaml`;

/** Lints documents together, for each takes a second by itself. A line for each problem, by the name of the document. */
async function linted(texts: Readonly<Record<string, string>>): Promise<Readonly<Record<string, readonly string[]>>> {
  const folder = await createLintWorkspace('generated/openapi.json');
  for (const [name, text] of Object.entries(texts)) await writeFile(join(folder, getFile(name)), text);
  const args = ['lint', ...Object.keys(texts).map(getFile), '--lint-config=error', '--format=github-actions'];
  const said = await runTool('@redocly/cli', 'redocly', args, folder).then(String, String);
  const problems = said.split('\n').filter((line) => line.startsWith('::error'));
  const own = (name: string) => problems.filter((line) => line.includes(`file=${getFile(name)},line=`));
  return Object.fromEntries(Object.keys(texts).map((name) => [name, own(name)]));
}

it('the lint of workflows accepts a sound one, and names each thing that is wrong with others, with its line', async () => {
  const texts = Object.entries(broken).map(([name, [from, to]]) => [name, brokenBy(from, to)] as const);
  const problems = await linted({ sound, ...Object.fromEntries(texts) });
  const expected = Object.entries(broken).map(([name, [, , says]]) => [name, [expect.stringContaining(says)]]);
  expect(problems).toEqual({ sound: [], ...Object.fromEntries(expected) });
});

it('the lint of the hand-written files reads the workflows too', async () => {
  const folder = await createLintWorkspace('generated/openapi.json');
  await writeFile(join(folder, getFile('broken')), brokenBy('outputs.debtorId', 'outputs.id'));
  await expect(runLint('lint', folder)).rejects.toThrow('Output key "id" is not defined in step "create".');
});
