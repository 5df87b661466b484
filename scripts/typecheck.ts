import { createCommand, runPrinting } from '../programs/command.ts';
import { runSteps } from './build/run-steps.ts';
import { TOOLS } from './build/steps.ts';
import { runTool } from './lib/run.ts';

/** Projects with libraries or packages of their own. The whole repository takes as long as all of them. */
const OTHER_PROJECTS = ['site/shell', 'site/shell/browser', 'mocks/insight/pages/inspector/browser'] as const;

const checkTypes = (project: string): Promise<string> => runTool('typescript-7', 'tsc', ['-p', project]);

/** @throws BuildError with what the compiler found. */
async function typecheck(): Promise<string> {
  await runSteps(['types', 'client', 'install-site-shell', ...TOOLS]);
  const others = async (): Promise<void> => {
    for (const project of OTHER_PROJECTS) await checkTypes(project);
  };
  await Promise.all([checkTypes('.'), others()]);
  return `${OTHER_PROJECTS.length + 1} projects: no errors`;
}

await runPrinting(
  createCommand('typecheck', 'Checks the types of all projects except the mutation tests and the consumers.'),
  typecheck,
);
