// Says what to type when a command needs more than `npm ci --omit=dev` installs.
import './check-node.js';
import { existsSync } from 'node:fs';

if (!existsSync(new URL('../node_modules/vitest', import.meta.url))) {
  process.stderr.write('This command needs the development dependencies, which are not installed. Run: npm ci\n');
  process.exit(1);
}
