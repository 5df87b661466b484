export { TokenError } from './authorization.ts';
export type { ApiResponse, CallOptions } from './call.ts';
export { type CallPromise, type Connection, connect } from './connection.ts';
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
  UnreadableResponseError,
  ValidationError,
} from './errors.ts';
export type { Middleware, OutgoingRequest } from './middleware.ts';
export type { Choice, Listed, Page, SingleRecord } from './page.ts';
export { all, pages } from './pages.ts';
export type { PdfContent, PdfFile } from './pdf.ts';
export type { Problem } from './problem.ts';
export type { ApiRequest } from './request.ts';
export type { ConnectionSettings, Fetch, RequestHeaders, RetryEvent, RetryLimits, TokenSource } from './settings.ts';
export {
  type ClientCredentials,
  finishSignIn,
  type SignInRequest,
  type SignInStart,
  startSignIn,
} from './sign-in/sign-in.ts';
export { SignInError } from './sign-in/sign-in-error.ts';
export { type SignInReason, SignInRequiredError, TokensNotSavedError } from './sign-in/token-refresh-errors.ts';
export { type SignedInSettings, signedIn } from './sign-in/token-source.ts';
export { memoryTokenStore, type TokenStore } from './sign-in/token-store.ts';
export type { Tokens } from './sign-in/tokens.ts';
