/** Ports of one cluster on the loopback interface, from a base. */
export const portsFrom = (base: number) => ({
  etcd: (index: number) => base + index,
  etcdPeer: (index: number) => base + 10 + index,
  database: (index: number) => base + 20 + index,
  patroni: (index: number) => base + 30 + index,
  app: (index: number) => base + 40 + index,
  /** Of each proxy. */
  writes: (index: number) => base + 50 + index,
  reads: (index: number) => base + 53 + index,
  site: (index: number) => base + 56 + index,
})
export type Ports = ReturnType<typeof portsFrom>

export const PASSWORDS = { superuser: 'cluster-super', replication: 'cluster-copy', app: 'cluster-app' }

const local = (port: number) => `127.0.0.1:${port}`

export function etcdArguments(ports: Ports, index: number, members: number, dataDir: string): string[] {
  const peer = (member: number) => `http://${local(ports.etcdPeer(member))}`
  const all = Array.from({ length: members }, (_, member) => `etcd${member}=${peer(member)}`)
  return [
    ['--name', `etcd${index}`],
    ['--data-dir', dataDir],
    ['--listen-client-urls', `http://${local(ports.etcd(index))}`],
    ['--advertise-client-urls', `http://${local(ports.etcd(index))}`],
    ['--listen-peer-urls', peer(index)],
    ['--initial-advertise-peer-urls', peer(index)],
    ['--initial-cluster', all.join(',')],
    ['--initial-cluster-state', 'new'],
  ].flat()
}

interface Node {
  ports: Ports
  index: number
  etcdMembers: number
  dataDir: string
  binDir: string
  socketDir: string
}

/**
 * A member of the database cluster. JSON is YAML. A leader that dies is replaced after `ttl` seconds; with synchronous
 * replication a transaction is acknowledged once a second server has it, so a failover loses none.
 */
export function patroniConfiguration({
  ports,
  index,
  etcdMembers,
  dataDir,
  binDir,
  socketDir,
}: Node): string {
  const hosts = Array.from({ length: etcdMembers }, (_, member) => local(ports.etcd(member)))
  const user = (username: string, password: string) => ({ username, password })
  return JSON.stringify({
    scope: 'ilteo',
    name: `db${index}`,
    restapi: { listen: local(ports.patroni(index)), connect_address: local(ports.patroni(index)) },
    etcd3: { hosts },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 100, wal_keep_size: '256MB', hot_standby_feedback: 'on' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: local(ports.database(index)),
      connect_address: local(ports.database(index)),
      data_dir: dataDir,
      bin_dir: binDir,
      pgpass: `${socketDir}/pgpass${index}`,
      parameters: { unix_socket_directories: socketDir, shared_buffers: '64MB' },
      pg_hba: [
        'local all all trust',
        'host replication replicator 127.0.0.1/32 scram-sha-256',
        'host all all 127.0.0.1/32 scram-sha-256',
      ],
      authentication: {
        superuser: user('postgres', PASSWORDS.superuser),
        replication: user('replicator', PASSWORDS.replication),
        rewind: user('rewinder', PASSWORDS.superuser),
      },
    },
    tags: { nofailover: false, noloadbalance: false },
  })
}

/** Writes go to the primary, reads to replicas, as Patroni's REST interface tells; requests to servers that are ready. */
export function haproxyConfiguration(ports: Ports, proxy: number, databases: number, apps: number): string {
  const checked = (path: string) =>
    Array.from({ length: databases }, (_, index) => {
      const check = `check port ${ports.patroni(index)}`
      return `  server db${index} ${local(ports.database(index))} ${check} # ${path}`
    })
  const section = (name: string, port: number, path: string) => [
    `listen ${name}`,
    `  bind ${local(port)}`,
    '  mode tcp',
    `  option httpchk OPTIONS ${path}`,
    '  http-check expect status 200',
    '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
    ...checked(path),
  ]
  return [
    'global',
    '  maxconn 2000',
    'defaults',
    '  timeout connect 2s',
    '  timeout client 1h',
    '  timeout server 1h',
    '  timeout check 2s',
    // A server that refuses a connection is not tried again: the next one is, at once.
    '  option redispatch 1',
    '  retries 2',
    ...section('writes', ports.writes(proxy), '/primary'),
    ...section('reads', ports.reads(proxy), '/replica'),
    'listen site',
    `  bind ${local(ports.site(proxy))}`,
    '  mode http',
    '  balance roundrobin',
    '  option httpchk GET /healthz',
    '  default-server inter 1s fall 2 rise 1',
    ...Array.from({ length: apps }, (_, index) => `  server app${index} ${local(ports.app(index))} check`),
    '',
  ].join('\n')
}
