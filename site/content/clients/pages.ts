import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { toSlug } from '../links.ts';
import { joinBlocks, printFence, printTable } from '../markdown.ts';
import type { SitePage } from '../page.ts';
import { CHECKS, type Check, getCheck } from './checks.ts';
import { createPackagePages } from './packages.ts';
import { CLIENT_RECIPES, type ClientRecipe } from './recipes.ts';

const GROUP = 'Clients';

/** The slugs of languages whose names are not words. */
const SLUGS: Readonly<Record<string, string>> = { 'C#': 'csharp' };

const getId = ({ language }: ClientRecipe): string => `clients/${SLUGS[language] ?? toSlug(language)}`;

/** Creates an overview, and a page for each client: of our own, and by a recipe. */
export const createClientPages = (): SitePage[] => {
  const packages = createPackagePages(GROUP);
  return [createOverview(packages), ...packages, ...CLIENT_RECIPES.map(createRecipePage)];
};

function createOverview(packages: readonly SitePage[]): SitePage {
  const rows = Object.entries(CHECKS).map(([check, { title }]) => [title, printLanguages(check as Check)]);
  return {
    id: 'clients',
    title: GROUP,
    label: 'Overview',
    groups: [GROUP],
    description: 'The clients for TypeScript and PHP, and how to make one in C#, Go, Java or Python from the contract.',
    markdown: joinBlocks(
      `There are clients for ${packages.map(({ id, label }) => `[${label}](#page/${id})`).join(' and ')}. For other languages a generator makes one from the contract. Each recipe here was run: its program called a sandbox through the client, and the table says what worked.`,
      '## Recipes',
      printTable(
        ['Language', 'Generator', 'OpenAPI'],
        CLIENT_RECIPES.map((recipe) => [
          `[${recipe.language}](#page/${getId(recipe)})`,
          `\`${recipe.tool}\` ${recipe.version}`,
          `[${recipe.contract === 'openapi.json' ? '3.1' : '3.0'}](#file/downloads/${recipe.contract})`,
        ]),
      ),
      '## What the clients can do',
      printTable(['', 'Clients'], rows),
      '“By hand” means that the program of the recipe does it with a few lines of its own.',
      '## Other generators',
      GENERATORS,
    ),
  };
}

/** `C#, Java, PHP; by hand: Go, Python` */
function printLanguages(check: Check): string {
  const byResult = Map.groupBy(CLIENT_RECIPES, (recipe) => printResult(recipe, check));
  const list = (result: string): string => (byResult.get(result) ?? []).map(({ language }) => language).join(', ');
  if (byResult.get('yes')?.length === CLIENT_RECIPES.length) return 'all';
  return [list('yes'), ...['by hand', 'no'].map((result) => list(result) && `${result}: ${list(result)}`)]
    .filter(Boolean)
    .join('; ');
}

/** What was found out about generators that have no recipe. */
const GENERATORS = [
  '- A generator that reads only OpenAPI 3.0 takes [openapi-3.0.json](#file/downloads/openapi-3.0.json). A union of objects is one object in it, with the fields of all of them; amounts have the format `decimal`; an error has one media type; the deprecated spellings of parameters are left out.',
  '- The npm package of OpenAPI Generator downloads its program from Maven Central, which our tests cannot. Version 5.0.0-beta2 of 2020, the last whose npm package contains the program, was tried by hand with `openapi-3.0.json`. Its client for Python lists, creates, changes, uploads and downloads, and cannot send null in a PATCH. Its client for PHP has a syntax error, in an enumeration of numbers. Newer versions were not tried.',
  '- Kiota downloads its program too, and Fern runs in Docker. They were not tried.',
  '- Amounts, prices and quantities have at most 15 digits, so a `double` keeps each of them exactly. Compute with a decimal type.',
].join('\n');

/** Where a reader gets a code: `test/other-languages` does so. */
const SIGN_IN_URL = `http://localhost:4010/connect/authorize?${new URLSearchParams({
  client_id: 'sandbox-client',
  scope: 'accounting-api offline_access',
  response_type: 'code',
  redirect_uri: 'http://localhost:3000/callback',
})}`;

const SETTINGS = `export ACCOUNTING_URL='http://localhost:4010'         # the sandbox
export ACCOUNTING_NEWER_URL='http://localhost:4010'   # a server of a later version of the contract, or the sandbox again
export ACCOUNTING_TOKEN='sandbox-demo-token'
export ACCOUNTING_CODE='paste the code here'`;

const FAULTS = (Object.keys(CHECKS) as Check[])
  .flatMap((check) => getCheck(check).fault ?? [])
  .map(
    (fault) =>
      `curl "$ACCOUNTING_URL/_sandbox/faults" -H 'Content-Type: application/json' -d '${JSON.stringify(fault)}'`,
  )
  .join('\n');

const PROGRAM = joinBlocks(
  'This program makes every call of the table. For the exchange of a code it needs one. Open this address, click *Demo user*, and copy the code from the address bar: nothing listens there. A code works once, within a minute, so get it when the program is ready to run.',
  printFence('url', SIGN_IN_URL),
  printFence('sh', SETTINGS),
  'Some calls fail on purpose. With these [faults](#control/addFault) the sandbox does not answer them, and its [journal](#control/listRequests) shows how often they were sent:',
  printFence('sh', FAULTS),
  'With [scan.pdf](#file/downloads/scan.pdf) beside it, run it with:',
);

function createRecipePage(recipe: ClientRecipe): SitePage {
  const { language, tool, version, contract, needs, client, wrapper, program, tested, run } = recipe;
  const rows = Object.entries(CHECKS).map(([check, { title }]) => [
    title,
    printResult(recipe, check as Check),
    printExplanation(recipe, check as Check),
  ]);
  return {
    id: getId(recipe),
    title: `A client in ${language}`,
    label: language,
    groups: [GROUP],
    description: `How to make a client in ${language} with ${tool} ${version}, and what it can do.`,
    markdown: joinBlocks(
      `The client is made by \`${tool}\` ${version}, and needs ${needs}.`,
      '## Make it',
      `With [${contract}](#file/downloads/${contract}) in the folder of your program:`,
      printFence('sh', printCommand(recipe)),
      `It writes \`${client}\`.`,
      ...(wrapper === undefined
        ? []
        : ['## Wrap it', `\`${basename(wrapper)}\` does with care what costs money:`, printProgram(wrapper)]),
      '## Call it',
      PROGRAM,
      printFence('sh', run.join('\n')),
      printProgram(program),
      '## What it can do',
      printTable(['', 'Result', 'Explanation'], rows),
      tested !== undefined && `It was tested ${tested}.`,
    ),
  };
}

function printProgram(file: string): string {
  const source = readFileSync(new URL(`programs/${file}`, import.meta.url), 'utf8');
  return printFence(extname(file).slice(1).replace('cs', 'csharp').replace('py', 'python'), source);
}

/** Prints a command as a reader types it, with an option on each line. */
const printCommand = ({ tool, version, command: [bin, ...args] }: ClientRecipe): string =>
  `npx --package ${tool}@${version} ${bin}${` ${args.join(' ')}`.replaceAll(/ (?=--|\/)/g, ' \\\n  ')}`;

function printResult({ faults }: ClientRecipe, check: Check): string {
  const fault = faults[check];
  if (fault === undefined) return 'yes';
  return fault.instead === undefined ? 'no' : 'by hand';
}

function printExplanation({ faults, hints, types }: ClientRecipe, check: Check): string {
  const fault = faults[check];
  if (fault)
    return [fault.reason, fault.instead && `The program: ${toLowerCase(fault.instead)}`].filter(Boolean).join(' ');
  const type = check === 'setAmount' || check === 'readDate' ? `Its type is \`${types[check]}\`.` : undefined;
  return hints?.[check] ?? type ?? '';
}

const toLowerCase = (sentence: string): string => sentence.replace(/^./, (letter) => letter.toLowerCase());
