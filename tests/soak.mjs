// `npm run soak [stories]`: random histories of the outbox, many and new ones each time, also against the server.
// `npm run soak ledger [operations]`: random purchases on a server that is killed again and again.
// `npm run soak fuzz [requests]`: malformed requests to every endpoint and to random paths.
// `npm run soak answers [steps]`: random reads and writes on two servers that are killed; no read may be too old.
// `npm run soak faults [minutes]`: forty clients while database, server, disk and clock fail in turn.
// `npm run soak cluster [minutes]`: clients on a cluster (`npm run cluster`) whose parts are killed in turn.
// `npm run soak phones`: ten phones with full outboxes while the primary of a cluster is killed twice.
// `npm run soak talks [minutes]`: 1,000 conversations at 50 messages a second on two servers, one of them killed.
// With `-- --smoke` each is as small as it can be and takes seconds; those of a cluster then run on a single server.
import { ensureBuilt } from '../src/server/cli/build.mjs'
import { ensureInstalled, productEnv, run } from '../src/server/cli/install.mjs'
import { SIZES, TEST_FILES } from './soak/sizes.mjs'
import { installClusterPackages } from './support/cluster-packages.mjs'
import { supervised } from './support/supervised.mjs'

const STORIES_PER_LIFE = 2_000
/** Upper limit for a single fuzz request, in milliseconds. */
const MAX_MILLISECONDS = 2_000

const KINDS = {
  outbox: soakOutbox,
  ledger: soakLedger,
  fuzz: soakFuzz,
  answers: soakAnswers,
  faults: soakFaults,
  cluster: soakCluster,
  phones: soakPhones,
  talks: soakTalks,
}
const isSmoke = process.argv.includes('--smoke')
const words = process.argv.slice(2).filter((word) => word !== '--smoke')
const kind = words[0] in KINDS ? words.shift() : 'outbox'
const [given] = words
const count = given === undefined ? SIZES[kind][isSmoke ? 'smoke' : 'usual'] : Number(given)
if (given !== undefined && (!Number.isInteger(count) || count < 1)) {
  console.error(
    'usage: npm run soak [stories], npm run soak ledger [operations], npm run soak fuzz [requests], ' +
      'npm run soak answers [steps], npm run soak faults [minutes], npm run soak cluster [minutes], npm run soak phones ' +
      'or npm run soak talks [minutes]; -- --smoke for the smallest run',
  )
  process.exit(2)
}
/** Fixed in smoke runs, which do not search for new failures. */
const seed = isSmoke ? 7 : Math.floor(Math.random() * 2 ** 31)
process.env.TMPDIR = await supervised('ilteo-soak-')
await ensureInstalled()
process.exit(await KINDS[kind]())

async function soakCluster() {
  await ensureBuilt()
  if (!isSmoke) await installClusterPackages()
  return soakWith('tests/soak/cluster.ts', String(count))
}

async function soakPhones() {
  await ensureBuilt()
  if (!isSmoke) await installClusterPackages()
  return soakWith('tests/soak/phones.ts')
}

function soakTalks() {
  return soakWith('tests/soak/talks.ts', String(count))
}

function soakFaults() {
  return soakWith('tests/soak/faults.ts', String(count))
}

function soakWith(...args) {
  return run('node', isSmoke ? [...args, '--smoke'] : args)
}

function soakFuzz() {
  console.log(`${count} requests, from seed ${seed}`)
  const env = productEnv({
    FUZZ_REQUESTS: String(count),
    FUZZ_SEED: String(seed),
    ...(isSmoke ? {} : { FUZZ_MILLISECONDS: String(MAX_MILLISECONDS) }),
  })
  return test([TEST_FILES.fuzz], env)
}

function soakAnswers() {
  console.log(`${count} reads and writes, from seed ${seed}`)
  const env = productEnv({ READS_AND_WRITES: String(count), READS_AND_WRITES_SEED: String(seed) })
  return test([TEST_FILES.answers], env)
}

function soakLedger() {
  console.log(`${count} operations, from seed ${seed}`)
  const env = productEnv({ LEDGER_OPERATIONS: String(count), LEDGER_SEED: String(seed) })
  return test([TEST_FILES.ledger], env)
}

function soakOutbox() {
  const lives = Math.ceil(count / STORIES_PER_LIFE)
  console.log(`${count} stories and ${lives} lives with the server, from seed ${seed}`)
  const env = productEnv({
    OUTBOX_STORIES: String(count),
    OUTBOX_LIVES: String(lives),
    OUTBOX_SEED: String(seed),
  })
  const files = ['tests/client/offline/outbox-invariants.test.ts', 'tests/server/outbox-history.test.ts']
  // Without the tests of the checker itself, which need thousands of stories.
  const only = isSmoke ? ['--testNamePattern', '^(every saved command|After the random history)'] : []
  return test([...files, ...only], env)
}

function test(files, env) {
  return run('vitest', ['run', '--config', 'tests/vitest.config.ts', ...files], { env })
}
