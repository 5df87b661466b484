export { TokenError } from './authorization.ts';
export type { ApiResponse, CallOptions } from './call.ts';
export { type Client, type CreateClientOptions, createClient } from './client.ts';
export { type CallPromise, type ClientCore, createClientCore } from './client-core.ts';
export type {
  ClientOptions,
  Fetch,
  FetchInit,
  FetchResponse,
  RequestHeaders,
  RetryEvent,
  RetryLimits,
  TokenProvider,
} from './client-options.ts';
export { type CreatedOnce, type CreateOnceOptions, createOnce } from './create-once.ts';
export { type DebugDetails, type DebugLogOptions, debugLog } from './debug-log.ts';
export { type DeprecationEvent, type DeprecationOptions, warnOnDeprecation } from './deprecation.ts';
export {
  ApiError,
  AuthenticationError,
  type CallContext,
  CallError,
  ConnectionError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  UnknownOutcomeError,
  UnreadableResponseError,
  ValidationError,
} from './errors.ts';
export { createLimiter, type LimiterOptions } from './limiter.ts';
export type { Middleware, OutgoingRequest } from './middleware.ts';
export type { Choice, Listed, Page, SingleRecord } from './page.ts';
export { all, pages } from './pages.ts';
export type { PdfContent, PdfFile } from './pdf.ts';
export type { Problem } from './problem.ts';
export type { ApiRequest } from './request.ts';
export {
  type ClientCredentials,
  finishSignIn,
  type SignInRequest,
  type SignInStart,
  startSignIn,
} from './sign-in/sign-in.ts';
export { SignInError } from './sign-in/sign-in-error.ts';
export { createTokenProvider, type TokenProviderOptions } from './sign-in/token-provider.ts';
export { type SignInReason, SignInRequiredError, TokenPersistenceError } from './sign-in/token-refresh-errors.ts';
export { memoryTokenStore, type TokenStore } from './sign-in/token-store.ts';
export { type TokenResponse, type Tokens, toTokens } from './sign-in/tokens.ts';
