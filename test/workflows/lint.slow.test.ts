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

const {
  workflows: [workflow],
  ...rest
} = parse(sound);

/** Documents with a mistake each. */
const broken: Readonly<Record<string, string>> = {
  'an output that no step has': sound.replace(
    '{ debtorId: $steps.create.outputs.debtorId }\n',
    '{ debtorId: $steps.create.outputs.id }\n',
  ),
  'an output in a criterion that no step has': sound.replace(
    '$statusCode == 204 }',
    '$response.body#/id == $steps.create.outputs.id }',
  ),
  'a step that checks nothing': sound.replace(/ +successCriteria: .*204.*\n/, ''),
  'a workflow that nothing is said of': sound.replace(/ +description: Enter a debtor, and.*\n/, ''),
  'a criterion that Respect cannot judge': sound.replace(
    '{ condition: $statusCode == 204 }',
    '{ condition: //id, type: xpath, context: $response.body }',
  ),
  'two workflows of one name': stringify(
    { ...rest, workflows: [workflow, workflow] },
    { aliasDuplicateObjects: false },
  ),
};

const getFile = (name: string): string => `openapi/workflows/${name.replaceAll(' ', '-')}.arazzo.yaml`;

it('the lint of workflows accepts a sound one, and names each thing that is wrong with others, with its line', async () => {
  const folder = await createLintWorkspace('generated/openapi.json');
  // Together, because each takes a second by itself.
  const texts = Object.entries({ sound, ...broken });
  for (const [name, text] of texts) await writeFile(join(folder, getFile(name)), text);
  const args = ['lint', ...texts.map(([name]) => getFile(name)), '--lint-config=error', '--format=github-actions'];
  const printed = await runTool('@redocly/cli', 'redocly', args, folder).then(String, String);
  const problems = printed.split('\n').filter((line) => line.startsWith('::error'));
  const line = /^::error title=(.*?),file=openapi\/workflows\/(.*?)\.arazzo\.yaml,line=(\d+).*?::([^%]*).*$/;
  const lines = problems.map((problem) => problem.replace(line, '$2, line $3: $4 ($1)'));
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('__snapshots__/lint.txt');
});

it('the lint of the hand-written files reads the workflows too', async () => {
  const folder = await createLintWorkspace('generated/openapi.json');
  await writeFile(join(folder, getFile('broken')), sound.replace('outputs.debtorId', 'outputs.id'));
  await expect(runLint('lint', folder)).rejects.toThrow('Output key "id" is not defined in step "create".');
});
