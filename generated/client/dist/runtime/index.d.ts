export { TokenError } from './authorization.js';
export type { CallOptions } from './call.js';
export { type Connection, connect } from './connection.js';
export {
  ApiError,
  AuthenticationError,
  type CallContext,
  CallError,
  ConnectionError,
  NotFoundError,
  OutcomeUnknownError,
  PermissionError,
  RateLimitError,
  ServerError,
  ValidationError,
} from './errors.js';
export type { Hooks, RequestEvent, ResponseEvent, RetryEvent } from './hooks.js';
export type { Choice, Listed, Page } from './page.js';
export { all, pages } from './pages.js';
export type { PdfContent, PdfFile } from './pdf.js';
export type { Problem } from './problem.js';
export type { ApiRequest } from './request.js';
export type { Fetch } from './send.js';
export type { ConnectionSettings, RetryLimits, TokenSource } from './settings.js';
export {
  type ClientCredentials,
  finishSignIn,
  type SignInRequest,
  type SignInStart,
  startSignIn,
} from './sign-in/sign-in.js';
export { SignInError } from './sign-in/sign-in-error.js';
export { type SignInReason, SignInRequiredError, TokensNotSavedError } from './sign-in/token-refresh-errors.js';
export { type SignedInSettings, signedIn } from './sign-in/token-source.js';
export { memoryTokenStore, type TokenStore } from './sign-in/token-store.js';
export type { Tokens } from './sign-in/tokens.js';
