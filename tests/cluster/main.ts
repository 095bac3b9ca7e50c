import { isSmoke } from '../support/smoke.ts'
import { startCluster } from './cluster.ts'
import { describeCluster } from './describe.ts'

const PORTS = 19_100

/** `npm run cluster`: keeps a cluster running until Ctrl+C. With `--smoke` it only says what it would start. */
if (isSmoke) console.log(describeCluster(PORTS))
else await keep()

async function keep(): Promise<void> {
  const cluster = await startCluster(PORTS)
  console.log(`site       ${cluster.url}  (${cluster.appUrls.join(', ')})`)
  console.log(`database   ${cluster.databaseUrl}`)
  console.log(`primary    db${await cluster.primary()}; logs in ${cluster.folder}`)
  console.log('Ctrl+C stops it and removes its data')
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void cluster.stop().then(() => process.exit(0)))
}
