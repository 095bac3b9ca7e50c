import { existsSync } from 'node:fs'
import { installDebianPackages } from './debian-packages.mjs'

export const PROGRAMS = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', '/usr/lib/postgresql']

/** Patroni with its etcd client, etcd, HAProxy and PostgreSQL, all from Debian. */
export async function installClusterPackages() {
  if (PROGRAMS.every((path) => existsSync(path))) return
  await installDebianPackages('patroni', 'python3-etcd', 'etcd-server', 'haproxy', 'postgresql')
}
