import { resolve } from 'node:path'

export interface Env {
  port: number
  host: string
  dataDir: string
  /** Null: the embedded PostgreSQL. */
  databaseUrl: string | null
  /** Demonstration content on the first start. */
  demo: boolean
  /** Addresses or CIDR ranges whose X-Forwarded-For counts. */
  trustProxy: string[]
  /** Tile address of the street map, `https://…/{z}/{x}/{y}.png`; null: the drawn map only. */
  mapTileUrl: string | null
  mapAttribution: string
  /** Off during development, where Vite serves the web app. */
  servesWebApp: boolean
  logLevel: string
}

/**
 * The only reader of the process's environment.
 * @throws Error naming the variable that does not fit
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  return {
    port: portOf(source['PORT'] ?? '4173'),
    host: source['HOST'] || '127.0.0.1',
    dataDir: resolve(source['DATA_DIR'] || './data'),
    databaseUrl: source['DATABASE_URL'] || null,
    demo: source['DEMO'] !== 'off',
    trustProxy: (source['TRUST_PROXY'] ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    mapTileUrl: tileUrl(source['MAP_TILE_URL'] || null),
    mapAttribution: source['MAP_ATTRIBUTION'] || '© OpenStreetMap contributors',
    servesWebApp: source['WEB'] !== 'off',
    logLevel: source['LOG_LEVEL'] || 'info',
  }
}

function portOf(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be 0 to 65535, not ${text}`)
  return port
}

function tileUrl(text: string | null): string | null {
  if (text !== null && !URL.canParse(text)) throw new Error(`MAP_TILE_URL is no address: ${text}`)
  return text
}
