import { expect, it } from 'vitest';
import { timeout } from '../support/property-settings.ts';
import { useWrites, writes } from './writes.ts';

const { sendWrites } = useWrites();
const patches = writes.filter(({ method }) => method === 'PATCH');
let accepted = 0;

it.each(patches)(
  'a record that $method $path changed is complete, and can be sent back as it is read, which changes nothing',
  async (operation) => {
    accepted += await sendWrites(operation, 3);
  },
  timeout,
);

it('most resources accept some of the changes', () => expect(accepted).toBeGreaterThan(patches.length));
