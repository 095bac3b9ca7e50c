import { existsSync } from 'node:fs'
import { PROGRAMS } from '../support/cluster-packages.mjs'
import { etcdArguments, haproxyConfiguration, patroniConfiguration, portsFrom } from './configuration.ts'
import { APPS, DATABASES, ETCD_MEMBERS, PROXIES } from './cluster.ts'

/** Describes the parts of a cluster, whose configurations are made but not run, and the programs that are missing. */
export function describeCluster(base: number): string {
  const ports = portsFrom(base)
  const made = [
    ...Array.from({ length: ETCD_MEMBERS }, (_, index) =>
      etcdArguments(ports, index, ETCD_MEMBERS, `etcd${index}`).join(' '),
    ),
    ...Array.from({ length: DATABASES }, (_, index) =>
      patroniConfiguration({
        ports,
        index,
        etcdMembers: ETCD_MEMBERS,
        dataDir: `db${index}`,
        binDir: 'bin',
        socketDir: 'sockets',
      }),
    ),
    ...Array.from({ length: PROXIES }, (_, index) => haproxyConfiguration(ports, index, DATABASES, APPS)),
  ]
  const missing = PROGRAMS.filter((path) => !existsSync(path))
  return (
    `${made.length} configurations of ${ETCD_MEMBERS} etcd, ${DATABASES} PostgreSQL and ${PROXIES} HAProxy, ` +
    `for ${APPS} servers; not installed: ${missing.join(', ') || 'none'}`
  )
}
