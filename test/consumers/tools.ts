/** The checks by their name in the matrix. The sentences are the names of the tests. */
export const checks = {
  loads: 'reads the contract without an error or a warning',
  compiles: 'generates code that passes the strict type check',
  patch: 'changes only the given field in a PATCH',
  nonsense: 'rejects an invalid body',
  incomplete: 'rejects a body without a required field',
  right: 'accepts a valid body',
  header: 'sends the administration number as a header',
  pdf: 'sends a PDF as unchanged bytes',
  aliases: 'accepts the alternative spellings',
  'read, put': 'accepts the body of a GET response in a PUT',
  servers: 'leaves no placeholder in a server URL',
  replays: 'passes the tests of a sandbox that it makes of the examples',
} as const;

export type Check = keyof typeof checks;

const schemas = ['loads', 'compiles', 'patch', 'nonsense', 'incomplete', 'right'] as const;
const client = [...schemas, 'header', 'pdf'] as const;

/** The tools, each with the checks that it can pass or fail. The first word is the package. */
export const tools = {
  '@apidevtools/swagger-parser': ['loads'],
  '@hey-api/openapi-ts': [...client, 'servers'],
  'openapi-fetch': client,
  // Its functions leave out header parameters.
  'orval react-query': [...schemas, 'pdf'],
  'orval zod': schemas,
  'openapi-to-postmanv2': ['loads'],
  specmatic: ['replays'],
  'express-openapi-validator': ['loads', 'patch', 'nonsense', 'incomplete', 'right', 'aliases', 'read, put'],
} as const satisfies Record<string, readonly Check[]>;

export type Tool = keyof typeof tools;
