import type pg from 'pg'

/** The connection as a `DATABASE_URL`; the folder of a socket stands in `host`. */
export function addressOf({ host, port, user, password, database }: pg.ClientConfig): string {
  const url = new URL(
    `postgres://${user}:${encodeURIComponent(String(password ?? ''))}@localhost/${database}`,
  )
  if (host?.startsWith('/')) url.searchParams.set('host', host)
  else url.hostname = host ?? 'localhost'
  url.port = String(port ?? 5432)
  return url.href
}

/** The connection that `addressOf` describes. */
export function connectionAt(address: string): pg.ClientConfig {
  const url = new URL(address)
  return {
    host: url.searchParams.get('host') ?? decodeURIComponent(url.hostname),
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1) || 'postgres',
  }
}
