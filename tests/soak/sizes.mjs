/** The usual size of each kind of soak, and that of a smoke run, which takes seconds. */
export const SIZES = {
  /** Stories. */
  outbox: { usual: 200_000, smoke: 20 },
  /** Operations; the server is killed at the ninetieth. */
  ledger: { usual: 10_000, smoke: 120 },
  /** Requests. */
  fuzz: { usual: 10_000, smoke: 800 },
  /** Reads and writes, with time that jumps and again with servers that are killed. */
  answers: { usual: 10_000, smoke: 40 },
  /** Minutes, as for those below; with 0 the faults follow each other at once. */
  faults: { usual: 20, smoke: 0 },
  cluster: { usual: 30, smoke: 0 },
  phones: { usual: 1, smoke: 1 },
  talks: { usual: 4, smoke: 0.02 },
}

/** Kinds that are a test file of Vitest, which `npm test` leaves to their smoke runs. */
export const TEST_FILES = {
  ledger: 'tests/server/ledger-history.test.ts',
  fuzz: 'tests/server/fuzz.test.ts',
  answers: 'tests/server/kept-answers-history.test.ts',
}
