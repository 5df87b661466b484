import type { Collection, Item } from '../../site/downloads/postman.ts';
import type { Auth } from '../../site/downloads/postman-sign-in.ts';
import { type Request, resolve, type Surroundings } from './request.ts';

/** The requests of a Postman collection in their order, as Postman would send them. */
export function readCollection(text: string, { variables: set, read }: Surroundings): Request[] {
  const collection = JSON.parse(text) as Collection;
  const defined = Object.fromEntries(collection.variable.map(({ key, value }) => [key, value]));
  const fill = (template: string): string => resolve(template, { ...defined, ...set });
  return collection.item.flatMap((folder) =>
    folder.item.map((item) => ({
      name: item.id,
      method: item.request.method,
      url: urlOf(item, fill),
      headers: {
        ...enabled(item.request.header, fill),
        ...authorization(item.request.auth ?? folder.auth ?? collection.auth, fill),
      },
      body: bodyOf(item, fill, read),
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

const enabled = (parameters: readonly Parameter[] | undefined, fill: Fill): Record<string, string> =>
  Object.fromEntries(
    (parameters ?? []).filter(({ disabled }) => !disabled).map(({ key, value }) => [key, fill(value)]),
  );

function urlOf({ request: { url } }: Item, fill: Fill): string {
  const values = enabled(url.variable, fill);
  const path = url.path.map((segment) => {
    if (!segment.startsWith(':')) return segment;
    const value = values[segment.slice(1)];
    if (!value) throw new Error(`Nothing says what ${segment} is`);
    return encodeURIComponent(value);
  });
  const query = String(new URLSearchParams(enabled(url.query, fill)));
  return `${fill(url.host.join('.'))}/${path.join('/')}${query && `?${query}`}`;
}

function authorization({ type, bearer }: Auth, fill: Fill): Record<string, string> {
  if (type === 'noauth') return {};
  const token = bearer?.find(({ key }) => key === 'token')?.value;
  if (type !== 'bearer' || typeof token !== 'string') throw new Error('Postman would ask a person to sign in');
  return { Authorization: `Bearer ${fill(token)}` };
}

function bodyOf({ request: { body } }: Item, fill: Fill, read: Surroundings['read']): Request['body'] {
  if (body?.mode === 'raw') return fill(body.raw);
  if (body?.mode === 'urlencoded') return String(new URLSearchParams(enabled(body.urlencoded, fill)));
  return body && read(body.file.src);
}
