/** The command that starts the sandbox, for messages: an npm script in the repository, the package elsewhere. */
export const command: string = /[\\/]mocks[\\/]cli[\\/][^\\/]+$/.test(process.argv[1] ?? '')
  ? 'npm start --'
  : 'npx @accounting-platform/sandbox';
