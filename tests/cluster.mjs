// `npm run cluster`: PostgreSQL under Patroni, etcd, HAProxy and two servers on this machine, until Ctrl+C.
// `npm run cluster -- --smoke` makes their configurations and ends.
import { ensureBuilt } from '../src/server/cli/build.mjs'
import { run } from '../src/server/cli/install.mjs'
import { installClusterPackages } from './support/cluster-packages.mjs'
import { supervised } from './support/supervised.mjs'

const options = process.argv.slice(2)
process.env.TMPDIR = await supervised('ilteo-cluster-run-')
await ensureBuilt()
if (!options.includes('--smoke')) await installClusterPackages()
process.exit(await run('node', ['tests/cluster/main.ts', ...options]))
