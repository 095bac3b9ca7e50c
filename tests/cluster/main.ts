import { startCluster } from './cluster.ts'

/** `npm run cluster`: keeps a cluster running until Ctrl+C. */
const cluster = await startCluster(19_100)
console.log(`site       ${cluster.url}  (${cluster.appUrls.join(', ')})`)
console.log(`database   ${cluster.databaseUrl}`)
console.log(`primary    db${await cluster.primary()}; logs in ${cluster.folder}`)
console.log('Ctrl+C stops it and removes its data')
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void cluster.stop().then(() => process.exit(0)))
