export { type CallOptions, type Connection, connect } from './connection.js';
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
} from './errors.js';
export type { Problem } from './problem.js';
export type { ApiRequest } from './request.js';
export type { Fetch } from './send.js';
export type { ConnectionSettings } from './settings.js';
