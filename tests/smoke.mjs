// `node tests/smoke.mjs [name …]`: runs each command of the README once at its smallest size (tests/smoke/list.mjs), to check
// that it still works. A stage of `npm test`, which has built the web app before.
import { ensureBuilt } from '../src/server/cli/build.mjs'
import { productEnv } from '../src/server/cli/install.mjs'
import { runSmokes } from './smoke/run-smokes.mjs'
import { supervised } from './support/supervised.mjs'

const folder = await supervised('ilteo-smoke-run-')
await ensureBuilt()
const { passed, failed } = await runSmokes(process.argv.slice(2), productEnv({ TMPDIR: folder }))
console.log(`${passed} passed, ${failed.length} failed${failed.length > 0 ? `: ${failed.join('; ')}` : ''}`)
process.exit(failed.length > 0 || passed === 0 ? 1 : 0)
