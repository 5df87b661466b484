/** What is known of the records that were written: what was answered must be there, what was not may be. */
export interface Written {
  /** A name that is sent to become a new record. */
  creating(name: string): void;
  /** The new record was answered. */
  created(name: string, id: number): void;
  /** A record is sent another name; none when it is to be removed. */
  changing(id: number, name: string | undefined): void;
  /** The change was answered. */
  changed(id: number, name: string | undefined): void;
  /** How many records must be there, or gone, as answered. */
  readonly answered: number;
  /**
   * What is wrong with what is there, in words. From then on that counts.
   *
   * @param there names of all records that were written, by their identifiers.
   */
  compare(there: ReadonlyMap<number, string>): string[];
}

type State = string | undefined;

export function createWritten(): Written {
  /** Names of new records that may or may not be there. */
  const inDoubt = new Set<string>();
  /** What each record may be; undefined when it may be gone. */
  const known = new Map<number, Set<State>>();

  return {
    creating: (name) => void inDoubt.add(name),
    created(name, id) {
      inDoubt.delete(name);
      known.set(id, new Set([name]));
    },
    changing: (id, name) => void known.get(id)?.add(name),
    changed: (id, name) => void known.set(id, new Set([name])),
    get answered() {
      return [...known.values()].filter((states) => states.size === 1).length;
    },
    compare(there) {
      const wrong: string[] = [];
      for (const [id, states] of known) {
        const found = there.get(id);
        if (!states.has(found)) wrong.push(`record ${id} is ${shown(found)}, and was answered as ${listed(states)}`);
        known.set(id, new Set([found]));
      }
      for (const [id, name] of there) {
        if (known.has(id)) continue;
        if (!inDoubt.delete(name)) wrong.push(`record ${id}, ${name}, was written by nobody`);
        known.set(id, new Set([name]));
      }
      // Whoever sent them has stopped waiting.
      inDoubt.clear();
      return wrong;
    },
  };
}

const shown = (name: State): string => name ?? 'gone';
const listed = (states: ReadonlySet<State>): string => [...states].map(shown).join(' or ');
