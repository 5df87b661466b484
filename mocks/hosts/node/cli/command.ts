import { getSpecifier } from '../../../../scripts/lib/published.ts';

/** The command that starts the sandbox, for messages: an npm script in the repository, elsewhere the package. */
export const commandName: string = /[\\/]mocks[\\/]hosts[\\/]node[\\/]cli[\\/][^\\/]+$/.test(process.argv[1] ?? '')
  ? 'npm start --'
  : `npx ${getSpecifier('sandbox')}`;
