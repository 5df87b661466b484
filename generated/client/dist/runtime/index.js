export { TokenError } from './authorization.js';
export { connect } from './connection.js';
export {
  ApiError,
  AuthenticationError,
  CallError,
  ConnectionError,
  NotFoundError,
  OutcomeUnknownError,
  PermissionError,
  RateLimitError,
  ServerError,
  ValidationError,
} from './errors.js';
export { all, pages } from './pages.js';
