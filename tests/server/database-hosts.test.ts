import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, connect as openSocket, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '../../src/server/db/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/server/db/embedded/cluster.ts'
import { parseDatabaseUrl } from '../../src/server/db/hosts.ts'
import { EPHEMERAL_SETTINGS } from '../support/ephemeral-postgres.ts'

describe('parseDatabaseUrl', () => {
  test('reads several hosts with ports, and asks for the one that takes writes', () => {
    expect(parseDatabaseUrl('postgres://me:p%40ss@db1:6000,[::1],db3/ilteo?sslmode=require')).toEqual({
      url: 'postgres://me:p%40ss@db1:6000/ilteo?sslmode=require',
      hosts: [
        { host: 'db1', port: 6000 },
        { host: '::1', port: 5432 },
        { host: 'db3', port: 5432 },
      ],
      wanted: 'read-write',
    })
  })

  test('keeps target_session_attrs from the server', () => {
    const { url, wanted } = parseDatabaseUrl(
      'postgres://a,b/ilteo?target_session_attrs=read-only&sslmode=require',
    )
    expect({ url, wanted }).toEqual({ url: 'postgres://a:5432/ilteo?sslmode=require', wanted: 'read-only' })
  })

  test.each([
    'postgres:///ilteo?host=/run/postgresql',
    'postgres://ilteo:secret@/ilteo?host=%2Frun%2Fpostgresql&port=5432',
    'postgresql://me@db/ilteo',
    'postgres://%2Frun%2Fpg/ilteo',
  ])('leaves an address of one host as it is: %s', (url) => {
    expect(parseDatabaseUrl(url)).toMatchObject({ url, hosts: [] })
  })

  test.each([
    'postgress://me:secret@db/ilteo',
    'db/ilteo',
    'postgres://',
    'postgres://me:secret@db:port/ilteo',
    'postgres://me:secret@a,,b/x',
  ])('refuses %s without naming the password', (url) => {
    expect(() => parseDatabaseUrl(url)).toThrow(/^DATABASE_URL [^\n]*$/)
    expect(() => parseDatabaseUrl(url)).not.toThrow(/secret/)
  })
})

describe('A pool of several hosts', () => {
  const folders: string[] = []
  const clusters: EmbeddedPostgres[] = []
  const ports: Server[] = []

  beforeAll(async () => {
    for (const name of ['first', 'second']) {
      const folder = await mkdtemp(join(tmpdir(), 'ilteo-hosts-'))
      await chmod(folder, 0o755)
      folders.push(folder)
      const cluster = await startEmbeddedPostgres(join(folder, 'data'), EPHEMERAL_SETTINGS)
      clusters.push(cluster)
      await administer(cluster, `create role hosts login password 'hosts'`)
      await administer(cluster, `create table place as select '${name}' as name`)
      await administer(cluster, 'grant select on place to hosts')
      ports.push(await onTcp(cluster))
    }
  })
  afterAll(async () => {
    for (const port of ports) port.close()
    for (const cluster of clusters) await cluster.stop()
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  })

  const url = () => {
    const hosts = ports.map((port) => `127.0.0.1:${(port.address() as AddressInfo).port}`)
    return `postgres://hosts:hosts@${hosts.join(',')}/postgres`
  }
  const nameAt = async (pool: pg.Pool): Promise<unknown> =>
    (await pool.query<{ name: string }>('select name from place')).rows[0]?.name

  test('finds the server that takes writes, also after the roles changed', async () => {
    const [first, second] = clusters
    if (!first || !second) throw new Error('two clusters were started')
    await setReadOnly(first, true)
    const database = connect(url(), 2)
    try {
      expect(await nameAt(database.pool)).toBe('second')
      await setReadOnly(first, false)
      await setReadOnly(second, true)
      // A demoted server ends its connections. The first connection afterwards finds out, the next is right.
      await expect.poll(() => nameAt(database.pool).catch(() => null)).toBe('first')
    } finally {
      await database.close()
    }
  })

  test('fails while no server takes writes', async () => {
    for (const cluster of clusters) await setReadOnly(cluster, true)
    const database = connect(url(), 2)
    try {
      await expect(nameAt(database.pool)).rejects.toThrow(/is not read-write/)
    } finally {
      await database.close()
    }
  })
})

async function administer(cluster: EmbeddedPostgres, statement: string): Promise<void> {
  const client = new pg.Client(cluster.administration)
  await client.connect()
  try {
    await client.query('set default_transaction_read_only = off')
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Makes a server look like a replica, or like the primary, and ends its connections as a change of role does. */
async function setReadOnly(cluster: EmbeddedPostgres, isReadOnly: boolean): Promise<void> {
  await administer(cluster, `alter system set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`)
  await administer(cluster, 'select pg_reload_conf()')
  await administer(cluster, `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'hosts'`)
}

/** The embedded server listens on a socket file only. */
async function onTcp({ administration: { host, port } }: EmbeddedPostgres): Promise<Server> {
  const server = createServer((client) => {
    const database = openSocket(join(host, `.s.PGSQL.${port}`))
    client.pipe(database).pipe(client)
    client.on('error', () => database.destroy())
    database.on('error', () => client.destroy())
    database.on('close', () => client.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return server
}
