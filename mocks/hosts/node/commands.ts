import { getSpecifier } from '../../../programs/published.ts';

/** The command that starts the sandbox, for messages: an npm script in the repository, elsewhere the package. */
export const commandName: string = /[\\/]mocks[\\/]hosts[\\/]node[\\/]cli[\\/][^\\/]+$/.test(process.argv[1] ?? '')
  ? 'npm start --'
  : `npx --yes ${getSpecifier('sandbox')}`;

/** The command that builds the documentation in the repository, whatever is installed: it needs development dependencies. */
export const BUILD_COMMAND = 'npm ci && npm run build';
