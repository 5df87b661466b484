import type { Oas3Rule } from '@redocly/openapi-core';
import { readFiles, reportLine } from './lib/files.ts';

/** Keys and tokens that are known by their form, or by what a provider puts before them. */
const KNOWN = new RegExp(
  [
    /-----BEGIN [A-Z ]*PRIVATE KEY/,
    /\beyJ[\w-]{8,}\.eyJ/,
    /:\/\/[^\s/:@]+:[^\s/:@]+@/,
    /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
    /\b(?:AIza|npm_|SG\.|gh[oprsu]_|github_pat_|glpat-|xox[abeoprs]-)[\w-]{10}/,
    /\b(?:[rs]k_live_|sk-ant-|sk-proj-|whsec_)\w{8}/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** Random values that are no secret: the examples of RFC 6749 and RFC 7636, and the hash of "test". */
const PUBLIC = new Set([
  '2YotnFZFEjr1zCsicMWpAA',
  'tGzv3JOkF0XG5Qx2TlKWIA',
  'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  '9f86d081884c7d659a2feaa0c55ad015',
]);

/**
 * No text holds what looks like a real secret: it is published, and stays in the history of the repository.
 *
 * ```yaml
 * # wrong: Authorization: Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl
 * # right: Authorization: Bearer sandbox-demo-token
 * ```
 */
export const noSecrets: Oas3Rule = () => ({
  Root: {
    leave(_root, context) {
      for (const file of readFiles(context.location.source.absoluteRef, '{md,yaml}')) {
        for (const [index, line] of file.text.split('\n').entries()) {
          const [secret] = [...(line.match(KNOWN) ?? []), ...findRandom(line)];
          if (secret === undefined) continue;
          const message = `Write an invented value, such as sandbox-demo-token: ${secret.slice(0, 8)}… looks like a real secret.`;
          reportLine(context, file, index + 1, message);
        }
      }
    },
  },
});

/** Finds words of random characters, in which capitals, small letters and digits take turns. */
const findRandom = (line: string): string[] =>
  (line.match(/[A-Za-z0-9+_-]{20,}/g) ?? []).filter((word) => {
    const turns = word.match(/(?<=[a-z])[A-Z0-9]|(?<=[A-Z])[a-z0-9]|(?<=[0-9])[A-Za-z]/g) ?? [];
    const digits = word.match(/[0-9]/g) ?? [];
    return digits.length >= 2 && turns.length > word.length / 4 && !PUBLIC.has(word);
  });
