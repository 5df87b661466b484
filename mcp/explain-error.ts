import {
  AuthenticationError,
  type CallError,
  ConnectionError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  UnknownOutcomeError,
  ValidationError,
} from '../client/runtime/errors.ts';
import { TOKEN_VARIABLE } from '../programs/command.ts';
import { type ToolResult, toErrorResult } from './result.ts';
import { CONTROL_KEY_VARIABLE } from './settings.ts';

export const explainCallError = (error: CallError): ToolResult =>
  toErrorResult(getNextStep(error), [error.message, getLocation(error)].join('\n').trimEnd());

const getLocation = (error: CallError): string =>
  error instanceof UnknownOutcomeError && error.location !== undefined ? `Location: ${error.location}` : '';

const STEPS = [
  [
    PermissionError,
    'listAdministrations shows the administrations of the user and their modules. Choose one with "tenant".',
  ],
  [
    NotFoundError,
    'Find the identifier with a list operation. Records belong to one administration; choose it with "tenant".',
  ],
  [ConnectionError, 'Ask the user whether the server runs, and whether --url is right.'],
] as const;

/** Returns the next step. It contains nothing of the response. */
function getNextStep(error: CallError): string {
  if (error instanceof ValidationError) {
    return `Nothing was changed. Correct these values; describe_operation explains the fields of ${error.operation}.`;
  }
  if (error instanceof AuthenticationError && error.request.url.includes('/_sandbox/')) {
    return `The sandbox was started with a key. Ask the user to set it in ${CONTROL_KEY_VARIABLE} and to start this server again.`;
  }
  if (error instanceof AuthenticationError) {
    return `The server rejects the access token. Ask the user to set a valid one in ${TOKEN_VARIABLE} and to start this server again.`;
  }
  const step = STEPS.find(([type]) => error instanceof type)?.[1];
  if (step !== undefined) return step;
  if (error instanceof RateLimitError) {
    return `Wait ${error.retryAfter === undefined ? 'a minute' : `${error.retryAfter} seconds`} before the next call.`;
  }
  if (error instanceof UnknownOutcomeError) {
    if (error.location !== undefined) return 'The record exists, at the location. Do not repeat the call.';
    return 'Look for the record with a list operation before you repeat the call: read_guide when-you-do-not-know-whether-it-worked.';
  }
  return '';
}
