import type { Preference } from './prism-types.ts';

/**
 * What the `Prefer` header asks of Prism's own mock, as in plain Prism: `code=404`, `example=name`, `dynamic=true`.
 * Undefined when it asks nothing that Prism knows.
 */
export function preferenceOf(prefer: string | undefined): Preference | undefined {
  if (prefer === undefined) return undefined;
  const wanted = new Map(
    prefer.split(/[,;]/).flatMap((part): [string, string][] => {
      const [name = '', value = ''] = part.split('=').map((text) => text.trim());
      return value === '' ? [] : [[name.toLowerCase(), value.replace(/^"(.*)"$/, '$1')]];
    }),
  );
  const code = Number(wanted.get('code'));
  const example = wanted.get('example');
  const dynamic = wanted.get('dynamic');
  if (!code && example === undefined && dynamic === undefined) return undefined;
  return { ...(code && { code }), ...(example !== undefined && { example }), dynamic: dynamic === 'true' };
}
