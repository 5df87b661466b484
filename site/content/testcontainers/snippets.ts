import { readFileSync } from 'node:fs';

/** A test file for a library of Testcontainers. */
export interface Snippet {
  readonly title: string;
  /** What its reader installs. */
  readonly install: string;
  readonly language: string;
  /** In `snippets/`. */
  readonly file: string;
}

export const SNIPPETS: readonly Snippet[] = [
  { title: 'Node.js and Vitest', install: '`testcontainers` 12', language: 'ts', file: 'vitest.ts' },
  {
    title: 'Java and JUnit',
    install: '`org.testcontainers:junit-jupiter`, JUnit 5 and Jackson',
    ...{ language: 'java', file: 'WorldTest.java' },
  },
  { title: '.NET and xUnit', install: '`Testcontainers` 4 and xUnit 2', language: 'csharp', file: 'WorldTests.cs' },
  { title: 'Go', install: '`github.com/testcontainers/testcontainers-go`', language: 'go', file: 'world_test.go' },
  {
    title: 'Python and pytest',
    install: '`testcontainers` 4.13 and pytest',
    language: 'python',
    file: 'test_world.py',
  },
];

/** Reads the text of a snippet. */
export const readSnippet = ({ file }: Snippet): string =>
  readFileSync(new URL(`snippets/${file}`, import.meta.url), 'utf8');
