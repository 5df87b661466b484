import { expect, it } from 'vitest';
import { timeout } from '../support/property-settings.ts';
import { patches, usePatches } from './patches.ts';

const sendPatches = usePatches();
let accepted = 0;

it.each(patches)(
  'a record that $method $path changed can be sent back as it is read, which changes nothing',
  async (operation) => {
    accepted += await sendPatches(operation, 3);
  },
  timeout,
);

it('most resources accept some of the changes', () => expect(accepted).toBeGreaterThan(patches.length));
