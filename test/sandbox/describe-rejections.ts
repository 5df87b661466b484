import { expectProblem } from '../support/problems.ts';
import type { ApiResponse, CallOptions } from '../support/sandbox.ts';

/** A request that must be rejected; its path is below `/v1/`, unless it begins with a slash. */
export type Rejected = readonly [what: string, method: string, path: string, body?: unknown];

type Call = (path: string, options: CallOptions) => Promise<ApiResponse>;

/** Sends requests that must be rejected with 400, and returns what their senders read about each field, in both languages. */
export async function describeRejections(
  call: Call,
  tables: Readonly<Record<string, readonly Rejected[]>>,
): Promise<string> {
  const texts: string[] = [];
  for (const [title, requests] of Object.entries(tables)) {
    texts.push(`# ${title}`);
    for (const request of requests) texts.push(await describeRejection(call, request));
  }
  return `${texts.join('\n\n')}\n`;
}

async function describeRejection(call: Call, [what, method, name, body]: Rejected): Promise<string> {
  const path = name.startsWith('/') ? name : `/v1/${name}`;
  const shown = path.length > 200 ? `${path.slice(0, 60)}…` : path;
  const lines = [`${what && `${what}: `}${method} ${shown}`];
  for (const language of ['en', 'nl'] as const) {
    const reply = await call(path, { method, language, ...(body !== undefined && { body }) });
    expectProblem(reply, 'validation-failed', language, path);
    for (const [field, messages] of Object.entries<string[]>(reply.body.errors))
      lines.push(...messages.map((message) => `  ${field}: ${message}`));
  }
  return lines.join('\n');
}
