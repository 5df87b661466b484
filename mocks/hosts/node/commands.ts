import { getSpecifier } from '../../../programs/published.ts';

/** Command that starts the sandbox, for messages: an npm script in the repository, elsewhere the package. */
export const commandName: string = /[\\/]mocks[\\/]hosts[\\/]node[\\/]cli[\\/][^\\/]+$/.test(process.argv[1] ?? '')
  ? 'npm start --'
  : `npx --yes ${getSpecifier('sandbox')}`;

/** Command that builds the documentation in the repository, with its development dependencies. */
export const BUILD_COMMAND = 'npm ci && npm run build';
