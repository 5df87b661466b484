import { writeFileSync } from 'node:fs';
import { type Server, withServer } from './child.ts';
import { type Answer, ask } from './http.ts';
import { authorization, debtorChange, newInvoice, newList, type Recipe, sameList } from './requests.ts';

/** An answer of the sandbox, to be given again. */
export interface Recording {
  readonly status: number;
  readonly headers: Answer['headers'];
  readonly body: string;
}

/** What recorded answers are found by: method and path, whatever the query. */
export function keyOf(method: string, url: string): string {
  return `${method} ${url.split('?', 1)[0]}`;
}

// Node writes these itself, for each answer anew.
const written = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

/** What the bare server repeats of an answer. */
export function recordingOf({ status, headers, body }: Answer): Recording {
  const kept = Object.entries(headers).filter(([name]) => !written.has(name));
  return { status, headers: Object.fromEntries(kept), body: body.toString() };
}

/**
 * Asks the server each request of the bench once, and keeps the answers in the file.
 *
 * @throws CommandFailed when an answer is not what the bench needs.
 */
export async function record(server: Server, file: string): Promise<void> {
  await withServer(server, async ({ url }) => {
    const recordings: Record<string, Recording> = {};
    for (const recipe of [newList(), sameList(), debtorChange(), newInvoice()]) {
      const answer = await ask(url + recipe.path(), questionOf(recipe));
      const text = answer.body.toString();
      if (answer.status !== recipe.status) {
        throw new Error(
          `${recipe.method} ${recipe.path()} must answer ${recipe.status}, not ${answer.status}: ${text}`,
        );
      }
      if (recipe.method === 'GET') expectPage(recipe.path(), text, 25);
      recordings[keyOf(recipe.method, recipe.path())] = recordingOf(answer);
    }
    writeFileSync(file, JSON.stringify(recordings));
  });
}

function questionOf({ method, body }: Recipe) {
  if (!body) return { method, headers: authorization };
  const text = body();
  const length = String(Buffer.byteLength(text));
  return {
    method,
    headers: { ...authorization, 'content-type': 'application/json', 'content-length': length },
    body: text,
  };
}

/**
 * Checks that a list has as many records as it was asked for.
 *
 * @throws Error when it has fewer or more.
 */
export function expectPage(path: string, text: string, size: number): { readonly totalCount?: number } {
  const { _data, _meta } = JSON.parse(text) as { _data: unknown[]; _meta: { totalCount?: number } };
  if (_data.length !== size) throw new Error(`GET ${path} must have ${size} records, not ${_data.length}`);
  return _meta;
}
