export { type Client, createClient } from './client.ts';
export { TokenError } from './runtime/authorization.ts';
export type { ApiResponse } from './runtime/call.ts';
export { type CallPromise, type ClientCore, createClientCore } from './runtime/client-core.ts';
export type {
  CallOptions,
  ClientOptions,
  Fetch,
  FetchInit,
  FetchResponse,
  RequestHeaders,
  RetryEvent,
  RetryLimits,
  TokenProvider,
} from './runtime/client-options.ts';
export {
  type CreatableResource,
  type CreatedOnce,
  type CreateOnceOptions,
  createOnce,
  type FoundIn,
  KeyMismatchError,
} from './runtime/create-once.ts';
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
} from './runtime/errors.ts';
export type { Choice, Listed, Page, PartialMeta, SingleRecord, Whole } from './runtime/page.ts';
export type { Records } from './runtime/pages.ts';
export type { PdfContent } from './runtime/pdf.ts';
export type { ApiRequest } from './runtime/request.ts';
export { SignInError, type SignInReason, SignInRequiredError, TokenPersistenceError } from './sign-in/errors.ts';
export {
  type ClientCredentials,
  finishSignIn,
  type SignInRequest,
  type SignInStart,
  startSignIn,
} from './sign-in/sign-in.ts';
export { createTokenProvider, type TokenProviderOptions } from './sign-in/token-provider.ts';
export { memoryTokenStore, type TokenStore } from './sign-in/token-store.ts';
export { type TokenResponse, type Tokens, toTokens } from './sign-in/tokens.ts';
