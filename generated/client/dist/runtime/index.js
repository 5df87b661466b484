export { connect } from './connection.js';
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
