import { Client } from 'pg'

export interface Host {
  host: string
  port: number
}

/** Which servers of several are used, as in libpq's `target_session_attrs`. */
export type SessionAttributes = 'any' | 'read-write' | 'read-only'

export interface DatabaseAddress {
  /** With the first host, for `pg`. */
  url: string
  /** Empty for a single host. */
  hosts: readonly Host[]
  wanted: SessionAttributes
}

const DEFAULT_PORT = 5432
const PROBE_TIMEOUT = 2_000
/** `postgres://user:password@HOSTS/rest`; passwords are percent-encoded, so the last @ ends them. */
const SEVERAL_HOSTS = /^(postgres(?:ql)?:\/\/(?:[^/]*@)?)([^/@?]*,[^/@?]*)(.*)$/
const ADDRESS = /^postgres(?:ql)?:\/\/./
/** A socket's folder may stand in place of the host: `postgres://user:password@/database?host=/run/postgresql`. */
const SOCKET = /^postgres(?:ql)?:\/\/(?:[^/]*@)?\//

/**
 * Reads a PostgreSQL URL that may name several hosts, separated by commas, and `target_session_attrs`. With several
 * hosts the default is `read-write`.
 * @param name of the setting, for errors
 * @throws Error of one line, without the password
 */
export function parseDatabaseUrl(text: string, name = 'DATABASE_URL'): DatabaseAddress {
  const [, start = '', authority = '', rest = ''] = SEVERAL_HOSTS.exec(text) ?? []
  const hosts = authority === '' ? [] : authority.split(',').map(hostOf)
  const single = hosts[0] ? `${start}${writtenHost(hosts[0])}${rest}` : text
  if (!ADDRESS.test(single) || !(URL.canParse(single) || SOCKET.test(single)))
    throw new Error(`${name} is no PostgreSQL address: postgres://user:password@host:5432/database`)
  const wanted = /[?&]target_session_attrs=([^&]*)/.exec(single)?.[1] ?? 'read-write'
  if (wanted !== 'any' && wanted !== 'read-write' && wanted !== 'read-only')
    throw new Error(`target_session_attrs must be any, read-write or read-only, not ${wanted}`)
  // `pg` would pass it to the server, which does not know it.
  const url = single.replace(/([?&])target_session_attrs=[^&]*&?/, '$1').replace(/[?&]$/, '')
  return { url, hosts, wanted }
}

function hostOf(text: string): Host {
  const [, host = '', port = String(DEFAULT_PORT)] = /^(\[[^\]]+\]|[^:]*)(?::(\d+))?$/.exec(text) ?? []
  if (host === '') throw new Error('DATABASE_URL names no host')
  return { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) }
}

const writtenHost = ({ host, port }: Host): string => `${host.includes(':') ? `[${host}]` : host}:${port}`

/** Remembers which of several servers fits, until somebody doubts it. */
export interface HostLocator {
  current(): Promise<Host>
  /** After a failed connection, or one to a server that changed its role. */
  doubt(): void
  /** Whether the server of an open connection still fits. */
  fits(isReadOnly: boolean): boolean
}

/** @param address of several hosts */
export function createHostLocator({ url, hosts, wanted }: DatabaseAddress): HostLocator {
  let found: Promise<Host> | null = null
  const fits = (isReadOnly: boolean) => wanted === 'any' || isReadOnly === (wanted === 'read-only')
  const probe = async (host: Host): Promise<Host> => {
    if (!fits(await isReadOnlyAt(url, host))) throw new Error(`${writtenHost(host)} is not ${wanted}`)
    return host
  }
  return {
    current() {
      // The first that answers: a host that does not answer must not delay the others.
      found ??= Promise.any(hosts.map(probe)).catch((error: unknown) => {
        found = null
        const [reason] = error instanceof AggregateError ? error.errors : [error]
        throw reason
      })
      return found
    },
    doubt() {
      found = null
    },
    fits,
  }
}

export const READ_ONLY_QUERY = 'show transaction_read_only'

async function isReadOnlyAt(url: string, { host, port }: Host): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PROBE_TIMEOUT })
  Object.assign(client, { host, port })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ transaction_read_only: string }>(READ_ONLY_QUERY)
    return rows[0]?.transaction_read_only === 'on'
  } finally {
    await client.end().catch(() => undefined)
  }
}
