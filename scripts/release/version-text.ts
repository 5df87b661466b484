import { isScalar, parseDocument } from 'yaml';
import { BuildError } from '../lib/run.ts';
import type { VersionLocation } from './products.ts';

/** Reads the version from the text of its file, YAML or JSON. */
export const readVersion = (text: string, location: VersionLocation): string => findScalar(text, location).value;

/** Replaces the version in the text of its file, and leaves everything else as it is written. */
export function replaceVersion(text: string, location: VersionLocation, version: string): string {
  const { start, end } = findScalar(text, location);
  const quote = text[start] === '"' ? '"' : '';
  return `${text.slice(0, start)}${quote}${version}${quote}${text.slice(end)}`;
}

/** JSON is YAML: one parser knows where a value stands in both. */
function findScalar(text: string, { file, path }: VersionLocation) {
  const node = parseDocument(text).getIn(path, true);
  if (!isScalar(node) || !node.range) throw new BuildError(`${file} has no ${path.join('.')}.`);
  const [start, end] = node.range;
  return { value: String(node.value), start, end };
}
