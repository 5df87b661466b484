import { readFileSync } from 'node:fs';
import { joinBlocks, printFence, printTable } from '../markdown.ts';
import type { SitePage } from '../page.ts';
import { createPackagePages } from './packages.ts';
import { CLIENT_RECIPES, type ClientRecipe } from './recipes.ts';

/** The groups of the menu. */
const GROUPS = ['Sandbox and tools', 'Clients'];

/** Creates an overview, and a page for each client: of our own, and by a recipe. */
export const createClientPages = (): SitePage[] => {
  const packages = createPackagePages(GROUPS);
  return [createOverview(packages), ...packages, ...CLIENT_RECIPES.map(createRecipePage)];
};

const createOverview = (packages: readonly SitePage[]): SitePage => ({
  id: 'clients',
  title: 'Clients',
  label: 'All languages',
  groups: GROUPS,
  description: 'The clients for TypeScript and PHP, and how to make one in C# or Python from the contract.',
  markdown: joinBlocks(
    `There are clients for ${packages.map(({ id, label }) => `[${label}](#page/${id})`).join(' and ')}. For other languages a generator makes one from the contract. Each recipe here was run: its program called a sandbox through the client.`,
    '## Recipes',
    printTable(
      ['Language', 'Generator', 'OpenAPI'],
      CLIENT_RECIPES.map(({ language, id, tool, version, contract }) => [
        `[${language}](#page/${id})`,
        `\`${tool}\` ${version}`,
        `[${contract === 'openapi.json' ? '3.1' : '3.0'}](#file/downloads/${contract})`,
      ]),
    ),
    '## Other generators',
    GENERATORS,
  ),
});

/** Experience with generators that have no recipe. */
const GENERATORS = [
  '- A generator that reads only OpenAPI 3.0 takes [openapi-3.0.json](#file/downloads/openapi-3.0.json). A union of objects is one object in it, with the fields of all of them; amounts have the format `decimal`; an error has one media type; the deprecated spellings of parameters are left out.',
  '- `redocly generate-client` makes clients for Go and Java too. Whatever the generator: test that it sends a POST once, that it can send null, and that its errors name the wrong fields.',
  '- Amounts, prices and quantities have at most 15 digits, so a `double` keeps each of them exactly. Compute with a decimal type.',
].join('\n');

const SETTINGS = `export ACCOUNTING_URL='http://localhost:4010'
export ACCOUNTING_TOKEN='sandbox-demo-token'`;

const createRecipePage = (recipe: ClientRecipe): SitePage => ({
  id: recipe.id,
  title: `A client in ${recipe.language}`,
  label: recipe.language,
  groups: GROUPS,
  description: `How to make a client in ${recipe.language} with ${recipe.tool} ${recipe.version}.`,
  markdown: joinBlocks(
    `The client is made by \`${recipe.tool}\` ${recipe.version}, and needs ${recipe.needs}.`,
    '## Make it',
    `With [${recipe.contract}](#file/downloads/${recipe.contract}) in the folder of your program:`,
    printFence('sh', printCommand(recipe)),
    `It writes \`${recipe.client}\`.`,
    '## Call it',
    'This program reads a list, creates a record, shows which field of another one is wrong, and clears a field:',
    printFence(recipe.program.replace(/\/.*/, ''), readProgram(recipe)),
    'Run it on a sandbox:',
    printFence('sh', `${SETTINGS}\n${recipe.run}`),
    '## What to know',
    recipe.cautions.map((caution) => `- ${caution}`).join('\n'),
    recipe.tested !== undefined && `It was tested ${recipe.tested}.`,
  ),
});

const readProgram = ({ program }: ClientRecipe): string =>
  readFileSync(new URL(`programs/${program}`, import.meta.url), 'utf8');

/** Prints a command as a reader types it, with an option on each line. */
const printCommand = ({ tool, version, command: [bin, ...args] }: ClientRecipe): string =>
  `npx --package ${tool}@${version} ${bin}${` ${args.join(' ')}`.replaceAll(/ (?=--|\/)/g, ' \\\n  ')}`;
