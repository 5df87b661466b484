/** How whoever reads a message of ours starts the sandbox: in the repository by npm, elsewhere by its own name. */
export const command: string = /[\\/]mocks[\\/][^\\/]+$/.test(process.argv[1] ?? '')
  ? 'npm start --'
  : 'npx accounting-sandbox';
