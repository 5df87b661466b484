import { describe, expect, it } from 'vitest';
import type { ArazzoDocument, Step, WorkflowFile } from './documents.ts';
import { judged } from './outcome.ts';
import type { Exchange } from './relay.ts';
import type { Check, RanStep } from './respect.ts';

const step = (stepId: string, conditions: readonly Step['successCriteria'][number][], outputs = {}): Step => ({
  stepId,
  description: '',
  operationId: '$sourceDescriptions.api.getDebtor',
  successCriteria: conditions,
  outputs,
});

const workflow = {
  workflowId: 'debtors',
  summary: '',
  description: '',
  inputs: { $ref: '#/components/inputs/access' },
  outputs: {},
  steps: [
    step('create', [{ condition: '$statusCode == 201' }], { debtorId: '$response.body#/id' }),
    step('read', [
      { condition: '$statusCode == 200' },
      { condition: '$response.body#/id == $steps.create.outputs.debtorId' },
      { condition: '$response.body#/address/city == $inputs.city' },
      { condition: '$response.body#/creditLimit >= 5.5' },
      { context: '$response.header.Location', condition: '/debtors/\\d+$', type: 'regex' },
      { context: '$response.body', condition: '$[?@.errors]', type: 'jsonpath' },
    ]),
  ],
};

const components = {
  inputs: { access: { properties: { city: { type: 'string', description: '', default: 'Here' } } } },
};
const file = { document: { components } as unknown as ArazzoDocument } as WorkflowFile;

const exchange = (status: number, body: unknown, headers = {}): Exchange => ({
  method: 'GET',
  path: '/v1/x',
  status,
  headers,
  body,
});

const check = (condition: string, name = 'success criteria check'): Check => ({
  name,
  passed: false,
  message: condition,
  condition,
});
const ran = (stepId: string, number: string, checks: readonly Check[] = []): RanStep => ({
  stepId,
  response: { headers: { 'x-exchange': number } },
  checks,
});

/** What is said when the second step fails these checks. */
function linesOf(answer: Exchange, ...checks: readonly Check[]): readonly string[] {
  const exchanges = new Map([
    ['1', exchange(201, { id: 7 })],
    ['2', answer],
  ]);
  const outcome = judged(
    { file, workflow },
    { workflowId: 'debtors', executedSteps: [ran('create', '1'), ran('read', '2', checks)] },
    exchanges,
    {},
  );
  return outcome.status === 'failed' ? outcome.failure.lines : [outcome.status];
}

describe('a workflow that failed', () => {
  it.each([
    [
      '$response.body#/id == $steps.create.outputs.debtorId',
      'expected $response.body#/id == $steps.create.outputs.debtorId (7), came 8',
    ],
    [
      '$response.body#/address/city == $inputs.city',
      'expected $response.body#/address/city == $inputs.city ("Here"), came nothing',
    ],
    ['$response.body#/creditLimit >= 5.5', 'expected $response.body#/creditLimit >= 5.5, came 5.49'],
    ['/debtors/\\d+$', 'expected $response.header.Location to match /debtors/\\d+$, came "/elsewhere"'],
    ['$[?@.errors]', 'expected that $[?@.errors] finds something in $response.body, but it finds nothing'],
  ])('says what was expected and what came: %s', (condition, line) => {
    const answer = exchange(200, { id: 8, creditLimit: 5.49 }, { location: '/elsewhere' });
    expect(linesOf(answer, check(condition))).toEqual([line]);
  });

  it('says nothing but what the server refuses, when it refuses', () => {
    const problem = { detail: 'Not valid.', errors: { 'lines[0].salesTypeId': ['This field is required.'] } };
    const checks = [
      check('$response.body#/creditLimit >= 5.5'),
      check('$statusCode == 200'),
      check('', 'unexpected error'),
    ];
    expect(linesOf(exchange(400, problem), ...checks)).toEqual([
      'expected $statusCode == 200, came 400',
      'lines[0].salesTypeId: This field is required.',
    ]);
    expect(linesOf(exchange(403, { detail: 'Not yours.' }), ...checks)[1]).toBe('Not yours.');
    expect(linesOf(exchange(400, { error: 'invalid_grant', error_description: 'Used.' }), ...checks)[1]).toBe(
      'invalid_grant: Used.',
    );
    expect(linesOf(exchange(307, undefined, { location: 'https://elsewhere.example/' }), ...checks)[1]).toBe(
      'it redirects to https://elsewhere.example/, which is not followed',
    );
  });

  it('says that there was no answer, and why', () => {
    const none = { ...exchange(0, undefined), failure: 'connect ECONNREFUSED' };
    expect(linesOf(none, check('$statusCode == 200'))).toEqual(['no answer: connect ECONNREFUSED']);
  });

  it('says what breaks the contract, in one line without colours', () => {
    const message = '\u001b[31mREQUIRED\u001b[39m must have name\n\n  > 1 | {}\n    | ^^ 👈🏽';
    const broken = { name: 'schema check', passed: false, message };
    expect(linesOf(exchange(200, {}), broken)).toEqual(['schema check: REQUIRED must have name > 1 | {} | ^^']);
  });

  it('is told by its first failure, also when the clearing away fails after it', () => {
    const jump = { workflowId: 'debtors', executedSteps: [ran('delete', '3', [check('$statusCode == 204')])] };
    const steps = [ran('create', '1', [check('$statusCode == 201')]), jump];
    const outcome = judged({ file, workflow }, { workflowId: 'debtors', executedSteps: steps }, new Map(), {});
    expect(outcome).toMatchObject({ status: 'failed', failure: { stepId: 'create', request: 'getDebtor' } });
  });
});

describe('a workflow', () => {
  const outcomeOf = (...steps: readonly RanStep[]) =>
    judged(
      { file, workflow },
      { workflowId: 'debtors', executedSteps: steps },
      new Map([
        [
          '1',
          exchange(403, {
            type: 'https://accounting-platform.example/problems/module-required',
            detail: 'No orders here.',
          }),
        ],
      ]),
      {},
    );

  it('has passed when a step succeeded at last, after the server asked to wait', () => {
    const outcome = outcomeOf(ran('create', '2', [check('$statusCode == 201')]), ran('create', '3'), ran('read', '4'));
    expect(outcome).toEqual({ name: 'debtors', status: 'passed', steps: 2 });
  });

  it('was not run where the administration lacks a module', () => {
    const outcome = outcomeOf(ran('create', '1', [check('$statusCode == 201')]));
    expect(outcome).toEqual({ name: 'debtors', status: 'not run', why: 'No orders here' });
  });
});
