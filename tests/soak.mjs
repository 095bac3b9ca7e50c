// `npm run soak [stories]`: random histories of the outbox, many and new ones each time, also against the server.
// `npm run soak ledger [operations]`: random purchases on a server that is killed again and again.
// `npm run soak fuzz [requests]`: malformed requests to every endpoint and to random paths.
// `npm run soak faults [minutes]`: forty clients while database, server, disk and clock fail in turn.
// `npm run soak cluster [minutes]`: clients on a cluster (`npm run cluster`) whose parts are killed in turn.
// `npm run soak phones`: ten phones with full outboxes while the primary of a cluster is killed twice.
// `npm run soak talks [minutes]`: 1,000 conversations at 50 messages a second on two servers, one of them killed.
import { ensureBuilt } from '../src/server/cli/build.mjs'
import { ensureInstalled, productEnv, run } from '../src/server/cli/install.mjs'
import { installClusterPackages } from './support/cluster-packages.mjs'
import { supervised } from './support/supervised.mjs'

const STORIES = 200_000
const STORIES_PER_LIFE = 2_000
const OPERATIONS = 10_000
const REQUESTS = 10_000
const MINUTES = 20
const CLUSTER_MINUTES = 30
const TALK_MINUTES = 4
/** Upper limit for a single fuzz request, in milliseconds. */
const MAX_MILLISECONDS = 2_000

const KINDS = {
  outbox: [STORIES, soakOutbox],
  ledger: [OPERATIONS, soakLedger],
  fuzz: [REQUESTS, soakFuzz],
  faults: [MINUTES, soakFaults],
  cluster: [CLUSTER_MINUTES, soakCluster],
  phones: [1, soakPhones],
  talks: [TALK_MINUTES, soakTalks],
}
const kind = process.argv[2] in KINDS ? process.argv[2] : 'outbox'
const [usual, soak] = KINDS[kind]
const count = Number(process.argv[process.argv[2] === kind ? 3 : 2] ?? usual)
if (!Number.isInteger(count) || count < 1) {
  console.error(
    'usage: npm run soak [stories], npm run soak ledger [operations], npm run soak fuzz [requests], ' +
      'npm run soak faults [minutes], npm run soak cluster [minutes], npm run soak phones ' +
      'or npm run soak talks [minutes]',
  )
  process.exit(2)
}
const seed = Math.floor(Math.random() * 2 ** 31)
process.env.TMPDIR = await supervised('ilteo-soak-')
await ensureInstalled()
process.exit(await soak())

async function soakCluster() {
  await ensureBuilt()
  await installClusterPackages()
  return run('node', ['tests/soak/cluster.ts', String(count)])
}

async function soakPhones() {
  await ensureBuilt()
  await installClusterPackages()
  return run('node', ['tests/soak/phones.ts'])
}

function soakTalks() {
  return run('node', ['tests/soak/talks.ts', String(count)])
}

function soakFaults() {
  return run('node', ['tests/soak/faults.ts', String(count)])
}

function soakFuzz() {
  console.log(`${count} requests, from seed ${seed}`)
  const env = productEnv({
    FUZZ_REQUESTS: String(count),
    FUZZ_SEED: String(seed),
    FUZZ_MILLISECONDS: String(MAX_MILLISECONDS),
  })
  return test(['tests/server/fuzz.test.ts'], env)
}

function soakLedger() {
  console.log(`${count} operations, from seed ${seed}`)
  const env = productEnv({ LEDGER_OPERATIONS: String(count), LEDGER_SEED: String(seed) })
  return test(['tests/server/ledger-history.test.ts'], env)
}

function soakOutbox() {
  const lives = Math.ceil(count / STORIES_PER_LIFE)
  console.log(`${count} stories and ${lives} lives with the server, from seed ${seed}`)
  const env = productEnv({
    OUTBOX_STORIES: String(count),
    OUTBOX_LIVES: String(lives),
    OUTBOX_SEED: String(seed),
  })
  return test(['tests/client/offline/outbox-invariants.test.ts', 'tests/server/outbox-history.test.ts'], env)
}

function test(files, env) {
  return run('vitest', ['run', '--config', 'tests/vitest.config.ts', ...files], { env })
}
