/** What is tried, and what it is called in the matrix. The sentences are the names of the tests. */
export const checks = {
  loads: 'reads the contract without an error or a warning',
  compiles: 'makes code that passes the strict type check',
  patch: 'changes nothing in a PATCH but the field that was set',
  nonsense: 'refuses a body of which nothing is right',
  incomplete: 'refuses a body that lacks a required field',
  right: 'takes a right body',
  header: 'sends the number of an administration as the text of a header',
  pdf: 'sends a PDF as the bytes that it is',
  aliases: 'lets the spellings that the source writes through',
  'read, put': 'takes what a GET returned as the body of a PUT',
  examples: 'answers with an example of the contract',
  servers: 'leaves no placeholder in the address of a server',
} as const;

export type Check = keyof typeof checks;

const schemas = ['loads', 'compiles', 'patch', 'nonsense', 'incomplete', 'right'] as const;
const client = [...schemas, 'header', 'pdf'] as const;

/** The tools, each with the checks that it can pass or fail. The first word is the package. */
export const tools = {
  '@apidevtools/swagger-parser': ['loads'],
  '@readme/openapi-parser': ['loads'],
  '@scalar/openapi-parser': ['loads'],
  '@hey-api/openapi-ts': [...client, 'servers'],
  '@kubb/plugin-client': client,
  '@kubb/plugin-zod': schemas,
  // Header parameters are no part of the functions that it makes; the same holds for orval.
  'swagger-typescript-api': [...schemas, 'pdf', 'servers'],
  'openapi-fetch': client,
  oazapfts: [...client, 'servers'],
  'openapi-to-postmanv2': ['loads'],
  '@rtk-query/codegen-openapi': client,
  'orval react-query': [...schemas, 'pdf'],
  'orval zod': schemas,
  'orval msw': ['loads', 'compiles'],
  '@mswjs/source': ['loads', 'examples', 'servers'],
  'express-openapi-validator': ['loads', 'patch', 'nonsense', 'incomplete', 'right', 'aliases', 'read, put'],
} as const satisfies Record<string, readonly Check[]>;

export type Tool = keyof typeof tools;
