import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

/** A piece of a page. Text that is put into one is escaped. */
export type Html = ReturnType<typeof html>;

/** What the product is called, at the head of every page and in its title. */
export const productName = 'Accounting Platform API';

/** An HTML document of the site. */
export interface Document {
  readonly title: string;
  /** One sentence, for search engines. */
  readonly description: string;
  /** What it may do, by the directives of a Content-Security-Policy. */
  readonly policy: Readonly<Record<string, readonly string[]>>;
  /** What else stands in the head. */
  readonly head: Html;
  readonly body: Html;
}

/** The whole document, the same for the same parts. */
export function documentOf({ title, description, policy, head, body }: Document): string {
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${raw(policyText(policy))}">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${description}">
<link rel="icon" href="data:,">
${head}
</head>
<body>
${body}
</body>
</html>
`);
}

const policyText = (directives: Document['policy']): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** How a policy names an inline text: by its hash. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
