import { describe, expect, it } from 'vitest';
import { createIdleAlarm } from './idle-alarm.ts';

function start() {
  let time = 1_000_000;
  const set: number[] = [];
  const noted: number[] = [];
  const storage = {
    getAlarm: async () => set.at(-1) ?? null,
    setAlarm: async (at: number) => void set.push(at),
  };
  const create = () => createIdleAlarm({ storage, now: () => time, onSet: (at) => void noted.push(at) });
  return {
    set,
    noted,
    create,
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
  };
}

describe('the alarm of a world that is idle', () => {
  it('is seldom set while the world is used, and never fires while it is', async () => {
    const { set, create, pass } = start();
    const alarm = create();
    for (let second = 0; second < 1000; second += 1) {
      await alarm.touch(100);
      pass(1);
    }
    expect(set.length).toBeLessThan(100);
    expect(set.at(-1)).toBeGreaterThanOrEqual(1_000_000 + 999_000 + 100_000);
  });

  it('ends a world that was not used, and not one that was', async () => {
    const { set, create, pass } = start();
    const alarm = create();
    await alarm.touch(100);
    pass(60);
    await alarm.touch(100);
    pass(50);
    expect(alarm.onAlarm(100, false)).toBe(false);
    expect(set.at(-1)).toBe(1_000_000 + 160_000);
    pass(50);
    expect(alarm.onAlarm(100, false)).toBe(true);
  });

  it('does not end a world whose requests somebody follows, nor one that stays', async () => {
    const { create, pass } = start();
    const alarm = create();
    await alarm.touch(100);
    pass(200);
    expect(alarm.onAlarm(100, true)).toBe(false);
    expect(alarm.onAlarm(null, false)).toBe(false);
  });

  it('that fires in an object which has slept has left the world its time', async () => {
    const { set, create, pass } = start();
    const before = create();
    await before.touch(100);
    pass(9);
    await before.touch(100);
    // The time of the last use is lost; the alarm is not.
    const lastUse = 1_009_000;
    expect(set).toHaveLength(1);
    expect(set[0]).toBeGreaterThanOrEqual(lastUse + 100_000);
    expect(create().onAlarm(100, false)).toBe(true);
  });

  it.each([90, 3600])(
    'never comes earlier for a clock that is set back by %i s, of whichever owner',
    async (seconds) => {
      const { set, create, pass } = start();
      const alarm = create();
      alarm.start(100);
      pass(-seconds);
      await alarm.touch(100);
      await create().touch(100);
      expect(set).toEqual([1_000_000 + 110_000]);
    },
  );

  it('is set at once when the world is to end earlier, and the registry learns of each change', async () => {
    const { set, noted, create } = start();
    const alarm = create();
    alarm.start(3600);
    alarm.start(60);
    expect(set).toEqual([1_000_000 + 3_960_000, 1_000_000 + 66_000]);
    expect(noted).toEqual(set);
  });
});
