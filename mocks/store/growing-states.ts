/** State that grows with requests of clients. */
interface GrowingState {
  /** Limit in a sandbox, unless the unit or the name says otherwise. */
  readonly limit: number;
  readonly unit: string;
  /** Only module that makes it grow; it counts. */
  readonly countedBy: string;
  readonly above: typeof REJECTED | typeof DISCARDED | typeof CLOSED;
  /** Operations of the control plane and the sign-in that make it grow; `signIn` is the form of its page. */
  readonly grownBy: readonly string[];
}

const REJECTED = 'the request is rejected';
const DISCARDED = 'the oldest is discarded';
const CLOSED = 'the connection is closed';

/** All states that grow with requests, with their limits. Options change only these defaults. */
export const GROWING_STATES = {
  books: {
    limit: Number.POSITIVE_INFINITY,
    unit: 'bytes, unless `maxWorldBytes` says otherwise; every write of the API makes them grow',
    countedBy: 'hosts/shared/admission.ts',
    above: REJECTED,
    grownBy: [
      'replaceState',
      'finalizeDraft',
      'recognizeSalesInvoice',
      'recognizePurchaseInvoice',
      'paySalesInvoice',
      'payPurchaseInvoice',
      'processJournalEntry',
      'closeBookYear',
      'reopenBookYear',
    ],
  },
  snapshots: {
    limit: 100,
    unit: 'snapshots, of which the bytes count as those of the books do',
    countedBy: 'api/control/sandbox-actions.ts',
    above: REJECTED,
    grownBy: ['takeSnapshot'],
  },
  faults: { limit: 100, unit: 'faults', countedBy: 'http/faults.ts', above: REJECTED, grownBy: ['addFault'] },
  signIns: {
    limit: 1000,
    unit: 'sign-ins under way and codes, of 500,000 characters together',
    countedBy: 'store/access-tokens.ts',
    above: DISCARDED,
    grownBy: ['authorize', 'signIn'],
  },
  tokens: {
    limit: 2000,
    unit: 'access tokens and refresh tokens',
    countedBy: 'store/access-tokens.ts',
    above: DISCARDED,
    grownBy: ['requestToken', 'issueTokens'],
  },
  limitedClients: {
    limit: 10_000,
    unit: 'clients for each limit; every request has one',
    countedBy: 'http/limits.ts',
    above: DISCARDED,
    grownBy: [],
  },
  journal: {
    limit: 1000,
    unit: 'requests; 200 in a world; every request of the API adds one',
    countedBy: 'insight/requests/journal.ts',
    above: DISCARDED,
    grownBy: ['authorize', 'requestToken'],
  },
  streams: {
    limit: 100,
    unit: 'connections that follow the journal',
    countedBy: 'insight/requests/stream-entries.ts',
    above: REJECTED,
    grownBy: ['streamRequests'],
  },
  worlds: {
    limit: 200,
    unit: 'worlds of a process',
    countedBy: 'worlds/world.ts',
    above: REJECTED,
    grownBy: ['createWorld'],
  },
  connections: {
    limit: 2000,
    unit: 'connections of a process',
    countedBy: 'hosts/node/server/lifecycle.ts',
    above: CLOSED,
    grownBy: [],
  },
  waitingRequests: {
    limit: 32,
    unit: 'requests of a world that wait for its earlier ones, on a host that many share',
    countedBy: 'hosts/shared/queue.ts',
    above: REJECTED,
    grownBy: [],
  },
  unreadBytes: {
    limit: 134_217_728,
    unit: 'bytes of responses of a world that its clients have not read',
    countedBy: 'hosts/node/server/unread-bytes.ts',
    above: REJECTED,
    grownBy: [],
  },
} satisfies Readonly<Record<string, GrowingState>>;

/** Characters of all sign-ins of a sandbox. */
export const MAX_SIGN_IN_CHARACTERS = 500_000;

/** Operations of the control plane that never add up, however often they are called. */
export const BOUNDED_OPERATIONS: readonly string[] = [
  'getSandbox',
  'getHealth',
  'reset',
  'getState',
  'listSnapshots',
  'restoreSnapshot',
  'deleteSnapshot',
  'getClock',
  'setClock',
  'advanceClock',
  'resetClock',
  'expireToken',
  'listFaults',
  'removeFaults',
  'getLimits',
  'setLimits',
  'listAdministrationModules',
  'updateModules',
  'listRequests',
  'getRequest',
  'clearRequests',
  'getReadiness',
  'listWorlds',
  'getWorld',
  'updateWorld',
  'deleteWorld',
];

const SIZED: readonly string[] = [...GROWING_STATES.books.grownBy, ...GROWING_STATES.snapshots.grownBy];

/** Checks that an operation of the control plane makes the database grow. */
export const growsBooks = (operationId: string): boolean => SIZED.includes(operationId);
