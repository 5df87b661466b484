import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

/** Escaped HTML. */
export type Html = ReturnType<typeof html>;

/** The name at the head of every page and in its title. */
export const productName = 'Accounting Platform API';

/** The directives of a Content-Security-Policy, with their sources. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** An HTML document of the site. */
export interface HtmlDocument {
  readonly title: string;
  /** One sentence, for search engines. */
  readonly description: string;
  readonly policy: Policy;
  readonly head: Html;
  readonly body: Html;
}

/** Renders a complete document. */
export function renderDocument({ title, description, policy, head, body }: HtmlDocument): string {
  const directives = Object.entries(policy).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${raw(directives.join('; '))}">
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

/** The source of an inline text in a policy. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
