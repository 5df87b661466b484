import { dirname, join } from 'node:path/posix';
import { parseMarkdown } from './parse.ts';
import { hasPath, hasPathBelow, read, topFolders } from './repository-files.ts';

/** Links of pages of the site, which its build resolves. */
const SITE_LINK = /^#(tag|operation|page|file)\//;

/** Lists the relative links of a text that lead to no file, no folder or no heading. */
export function findBrokenLinks(file: string, text: string): string[] {
  const isBroken = (link: string): boolean => {
    if (/^[a-z][a-z+.-]*:/i.test(link) || SITE_LINK.test(link)) return false;
    const [path = '', anchor] = decodeURI(link).split('#');
    const target = path === '' ? file : join(dirname(file), path);
    if (!hasPath(target)) return true;
    if (anchor === undefined || !target.endsWith('.md')) return false;
    return !parseMarkdown(target === file ? text : read(target)).anchors.includes(anchor);
  };
  return parseMarkdown(text).links.filter(isBroken);
}

/** Files that a reader or a command makes. */
const MADE: ReadonlySet<string> = new Set([
  ...['generated/.cache', 'openapi/resources/projects.yaml', 'report.json', 'test/consumers/.output'],
]);

/** Texts for users, whose own programs have files too. */
const FOR_USERS =
  /^(client|client-php|mocks|mcp)\/README|^mcp\/skill|^conformance\/package|^site\/content|^docs\/(hosting|container)/;

/** Texts about several folders. */
const GENERAL = /^(docs|test|\.github)\/|^[^/]+$/;

/** Lists the paths in the code of a text that are of no file or folder: from the root, or from the folder of the text. */
export function findMissingPaths(file: string, text: string): string[] {
  return parseMarkdown(text).code.flatMap(({ text: code, isBlock, isLinked }) => {
    const words = code.split(/\s+/);
    const isCommand = isBlock || words.length > 1;
    return words.map(toPath).filter((path) => {
      if (MADE.has(path) || !/^[\w.@*{},-]+(?:\/[\w.@*{},-]+)*\/?$/.test(path)) return false;
      if (path.includes('/') && topFolders.has(path.split('/')[0] ?? '')) return !isPath(file, path, isCommand);
      return !isCommand && !isLinked && !FOR_USERS.test(file) && isName(path) && !isKnown(file, path);
    });
  });
}

/** Removes what surrounds a path in a command. A placeholder is any name. */
const toPath = (word: string): string =>
  word
    .replace(/^["'(]+|["'),:;.]+$/g, '')
    .replaceAll(/<\w+>/g, '*')
    .replace(/\/node_modules(\/.*)?$/, '');

/** A command takes the beginning of a name too: `npx vitest run test/random/totals`. */
const isPath = (file: string, path: string, isCommand: boolean): boolean =>
  hasPath(path) || hasPath(join(dirname(file), path)) || (isCommand && hasPath(`${path}*`));

const isName = (path: string): boolean => /^[^*.][^*]*\.(ts|astro|hbs|capnp|json|yaml)$|^[\w{].*\/$/.test(path);

const isKnown = (file: string, path: string): boolean =>
  isPath(file, path, false) || hasPathBelow(GENERAL.test(file) ? '' : (file.split('/')[0] ?? ''), path);
