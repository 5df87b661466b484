import type { Collection, Item } from '../../site/downloads/postman.ts';
import type { Auth } from '../../site/downloads/postman-auth.ts';
import { fillVariables, type Request, type RequestContext } from './request.ts';

/** Reads the requests of a Postman collection in order, as Postman sends them. */
export function readCollection(text: string, { variables, read }: RequestContext): Request[] {
  const collection = JSON.parse(text) as Collection;
  const defined = Object.fromEntries(collection.variable.map(({ key, value }) => [key, value]));
  const fill = (template: string): string => fillVariables(template, { ...defined, ...variables });
  return collection.item.flatMap((folder) =>
    folder.item.map((item) => ({
      name: item.id,
      method: item.request.method,
      url: createUrl(item, fill),
      headers: {
        ...fillEnabled(item.request.header, fill),
        ...createAuthorization(item.request.auth ?? folder.auth ?? collection.auth, fill),
      },
      body: createBody(item, fill, read),
      ...(item.event && { script: item.event.flatMap(({ script }) => script.exec).join('\n') }),
    })),
  );
}

type Fill = (template: string) => string;

interface Parameter {
  readonly key: string;
  readonly value: string;
  readonly disabled?: boolean;
}

const fillEnabled = (parameters: readonly Parameter[] | undefined, fill: Fill): Record<string, string> =>
  Object.fromEntries(
    (parameters ?? []).filter(({ disabled }) => !disabled).map(({ key, value }) => [key, fill(value)]),
  );

function createUrl({ request: { url } }: Item, fill: Fill): string {
  const values = fillEnabled(url.variable, fill);
  const path = url.path.map((segment) => {
    if (!segment.startsWith(':')) return segment;
    const value = values[segment.slice(1)];
    if (!value) throw new Error(`${segment} has no value`);
    return encodeURIComponent(value);
  });
  const query = String(new URLSearchParams(fillEnabled(url.query, fill)));
  return `${fill(url.host.join('.'))}/${path.join('/')}${query && `?${query}`}`;
}

function createAuthorization({ type, bearer }: Auth, fill: Fill): Record<string, string> {
  if (type === 'noauth') return {};
  const token = bearer?.find(({ key }) => key === 'token')?.value;
  if (type !== 'bearer' || typeof token !== 'string') throw new Error('Postman would ask a person to sign in');
  return { Authorization: `Bearer ${fill(token)}` };
}

function createBody({ request: { body } }: Item, fill: Fill, read: RequestContext['read']): Request['body'] {
  if (body?.mode === 'raw') return fill(body.raw);
  if (body?.mode === 'urlencoded') return String(new URLSearchParams(fillEnabled(body.urlencoded, fill)));
  return body && read(body.file.src);
}
