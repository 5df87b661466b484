import type { MockResponder } from '../../http/pipeline.ts';

/** Prism takes a third of a second to load, and is needed by `Prefer` alone. */
export const createDocumentedResponse: MockResponder = async (...request) =>
  (await import('./prism.ts')).createMockResponse(...request);
