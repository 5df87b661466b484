export { atBaseUrl } from './at-base-url.ts';
export {
  createMockErrorHandler,
  createMockHandler,
  getMockHandlers,
  getMockResponse,
  type MockBody,
  type MockRequest,
} from './mock-handlers.ts';
