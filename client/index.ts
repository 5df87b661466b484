export { type CallOptions, type Connection, connect } from './connection.ts';
export {
  ApiError,
  AuthenticationError,
  CallError,
  ConnectionError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  TokenError,
  ValidationError,
} from './errors.ts';
export type { Problem } from './problem.ts';
export type { ApiRequest } from './request.ts';
export type { Fetch } from './send.ts';
export type { ConnectionSettings } from './settings.ts';
