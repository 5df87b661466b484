import { createRequire } from 'node:module';

/**
 * The house rules for Spectral, which cannot read TypeScript: it packs a ruleset with a bundler that knows JavaScript
 * only. Loading them when Spectral runs, instead of importing them, leaves them to Node, which can.
 *
 * Once packed this file has no place of its own, so it looks from the working directory. That is the folder of
 * .spectral.yaml, where Spectral looks for its ruleset.
 */
const load = createRequire(`${process.cwd()}/`);

export default load('./scripts/rules/index.ts').default;
