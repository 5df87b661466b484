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
export { finishSignIn, startSignIn } from './sign-in/sign-in.js';
export { SignInError } from './sign-in/sign-in-error.js';
export { SignInRequiredError, TokensNotSavedError } from './sign-in/token-refresh-errors.js';
export { signedIn } from './sign-in/token-source.js';
export { memoryTokenStore } from './sign-in/token-store.js';
