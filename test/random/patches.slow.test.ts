import { expect, it } from 'vitest';
import { timeout } from '../support/property-settings.ts';
import { patches, usePatches } from './patches.ts';

/** Ten times as many each night: `TEST_SIZE=full npm run test:slow -- patches`. */
const SEQUENCES = process.env.TEST_SIZE === 'full' ? 300 : 30;

const sendPatches = usePatches();

it.each(patches)(
  'any number of records that $method $path changed can be sent back as they are read',
  async (operation) => expect(await sendPatches(operation, SEQUENCES)).toBeGreaterThan(0),
  timeout,
);
