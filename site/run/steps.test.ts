import { describe, expect, it } from 'vitest';
import { createStepRequest, type RunnableStep, readStepResult } from './steps.ts';

const step: RunnableStep = {
  stepId: 'change-a-line',
  method: 'PATCH',
  path: '/v1/invoices/{invoiceId}/lines/{lineId}',
  parameters: [
    { name: 'Authorization', in: 'header', value: 'Bearer {$inputs.token}' },
    { name: 'X-Tenant-Id', in: 'header', value: '$inputs.tenant' },
    { name: 'X-Sandbox-Key', in: 'header', value: '$inputs.controlKey' },
    { name: 'invoiceId', in: 'path', value: '$steps.create.outputs.id' },
    { name: 'lineId', in: 'path', value: 'a/b' },
    { name: 'fields', in: 'query', value: 'id,name' },
  ],
  requestBody: { contentType: 'application/json', payload: { quantity: '$inputs.tenant' } },
  successCriteria: [{ condition: '$statusCode == 200' }, { condition: '$response.body#/id > 8' }],
  outputs: { lineId: '$response.body#/id' },
};
const context = { inputs: { token: 'abc', tenant: 2, controlKey: '' }, steps: { create: { id: 7 } } };

describe('the request of a step', () => {
  it('has its parameters in path, query and headers, without empty headers', () => {
    expect(createStepRequest(step, context)).toEqual({
      method: 'PATCH',
      target: '/v1/invoices/7/lines/a%2Fb?fields=id%2Cname',
      headers: { Authorization: 'Bearer abc', 'X-Tenant-Id': '2', 'Content-Type': 'application/json' },
      body: '{"quantity":2}',
    });
  });

  it('sends a form as a form, and text as it is', () => {
    const form = { contentType: 'application/x-www-form-urlencoded', payload: { code: '$inputs.token', b: 'c d' } };
    expect(createStepRequest({ ...step, requestBody: form }, context).body).toBe('code=abc&b=c+d');
    const pdf = { contentType: 'application/pdf', payload: '%PDF-1.4\n' };
    expect(createStepRequest({ ...step, requestBody: pdf }, context).body).toBe('%PDF-1.4\n');
  });
});

it('the result of a step has its outputs, and the conditions that are not met', () => {
  const response = { status: 200, headers: new Headers(), body: { id: 8 } };
  expect(readStepResult(step, context, response)).toEqual({
    failed: ['$response.body#/id > 8'],
    outputs: { lineId: 8 },
  });
});
