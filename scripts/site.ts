import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository, runTool, StepFailed } from './lib/run.ts';

const generated = join(repository, 'generated');
const folder = join(generated, 'site');

interface Page {
  /** A bundle in `generated/`. */
  readonly document: string;
  /** The page in `generated/site/`. */
  readonly file: string;
  readonly title: string;
}

const reference: Page = { document: 'openapi.json', file: 'index.html', title: 'Accounting Platform API' };
const controlPlane: Page = { document: 'control.json', file: 'control.html', title: 'Control plane of the sandbox' };

/** The page names its maker with a picture from elsewhere; here it stands as text. */
const outsideLogo = /https:\/\/cdn\.redoc\.ly\/[\w./-]+\.svg/g;
const logo =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2248%22 height=%2216%22%3E%3Ctext y=%2212%22 font-size=%2212%22 font-family=%22sans-serif%22 fill=%22%23808080%22%3ERedocly%3C/text%3E%3C/svg%3E';

/** Makes the reference, `generated/site/index.html`, and that of the control plane beside it, `control.html`. */
export async function site(): Promise<string> {
  await mkdir(folder, { recursive: true });
  const sizes = await Promise.all([reference, controlPlane].map(makePage));
  return `${sizes.join(' and ')} kB`;
}

/**
 * Makes one page that loads nothing from elsewhere.
 *
 * @returns its size in kB.
 */
async function makePage({ document, file, title }: Page): Promise<number> {
  const page = join(folder, file);
  const arguments_ = [
    'build-docs',
    join(generated, document),
    '--inlineBundle',
    '--output',
    page,
    '--title',
    title,
    '--openapi.disableTelemetry=true',
    '--openapi.schemasExpansionLevel=1',
    '--openapi.sortRequiredPropsFirst=true',
  ];
  // Outside the repository, where redocly.yaml would have the conventions written into the bundle a second time.
  await runTool('@redocly/cli', 'redocly', arguments_, tmpdir());
  const html = (await readFile(page, 'utf8')).replaceAll(outsideLogo, logo);
  const outside = /<(?:script|link|img|iframe)[^>]+(?:src|href)="https?:[^"]*"/.exec(html);
  if (outside) throw new StepFailed(`${file} would load from elsewhere: ${outside[0]}`);
  await writeFile(page, html);
  return Math.round((await stat(page)).size / 1024);
}
