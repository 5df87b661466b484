import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';
import { parse } from 'yaml';
import type { ArazzoDocument } from '../../programs/workflows.ts';
import { BuildError } from '../../scripts/lib/run.ts';

/** A file that a partner can download. */
export interface Download {
  readonly name: string;
  /** The title of its section; empty for the first one. */
  readonly section: string;
  readonly bytes: number;
  /** 64 hexadecimal digits. */
  readonly sha256: string;
  /** Its purpose, and how a reader uses it. */
  readonly description: string;
  /** The title of its card, and what a reader types first. */
  readonly title?: string;
  readonly command?: string;
}

interface Section {
  readonly title: string;
  readonly files: readonly (Pick<Download, 'name' | 'title' | 'command'> & { readonly text: string })[];
}

const sections = parse(await readFile(new URL('list.yaml', import.meta.url), 'utf8')) as readonly Section[];
const kinds = sections.flatMap(({ title, files }) => files.map((file) => ({ ...file, section: title })));

const findIndex = (file: string): number => kinds.findIndex(({ name }) => matchesGlob(file, name));

/**
 * Lists the files of a folder of downloads, in the order of the downloads page.
 *
 * @throws BuildError when a file has no description.
 */
export async function listDownloads(folder: string): Promise<readonly Download[]> {
  const files = (await readdir(folder)).sort(
    (left, right) => findIndex(left) - findIndex(right) || left.localeCompare(right),
  );
  return Promise.all(files.map((file) => readDownload(folder, file)));
}

async function readDownload(folder: string, name: string): Promise<Download> {
  const kind = kinds[findIndex(name)];
  if (!kind) throw new BuildError(`Describe the download ${name} in site/downloads/list.yaml.`);
  const content = await readFile(join(folder, name));
  const sha256 = createHash('sha256').update(content).digest('hex');
  const description = name.endsWith('.arazzo.yaml')
    ? (parse(content.toString()) as ArazzoDocument).info.summary
    : kind.text.replaceAll('%', name);
  const { section, title, command } = kind;
  const card = { ...(title && { title }), ...(command && { command: command.replaceAll('%', name) }) };
  return { name, section, bytes: content.length, sha256, description, ...card };
}

/** Formats checksums for `sha256sum -c`. */
export const formatChecksums = (files: readonly Download[]): string =>
  files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('');

/** `3.5 MB`, `150 kB`, `640 bytes`. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
