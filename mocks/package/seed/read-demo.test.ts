import { expect, it } from 'vitest';
import { parseSeed } from './read-demo.ts';

it.each(['requests: [ {', 'a: 1\na: 2', 'a: "b'])('a file that is no YAML is named, with the line: %j', (text) => {
  expect(() => parseSeed('demo/vijfhoek/company.yaml', text)).toThrow(
    /^mocks\/seed\/demo\/vijfhoek\/company\.yaml: .* at line \d+/,
  );
});
