import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 } from 'uuid'
import webPush from 'web-push'
import { pathOf, type DataOf, type Endpoint } from '../../src/contract/base/endpoint.ts'
import type { Problem } from '../../src/contract/base/errors.ts'
import { createApp, type Dependencies } from '../../src/server/app.ts'
import { createServices } from '../../src/server/create-services.ts'
import { readEnv } from '../../src/server/config/env.ts'
import type { Services } from '../../src/server/services.ts'
import { aDatabase, type TestDatabase } from './database.ts'
import { atEndOfFile } from './end-of-file.ts'

export interface CallInput {
  params?: Record<string, string>
  /** Sent unchanged; lists are joined by commas. */
  query?: Record<string, unknown>
  body?: unknown
  token?: string
  key?: string
  headers?: Record<string, string>
}

export interface CallResult<Data> {
  status: number
  headers: Headers
  /** Only if the call succeeded. */
  data: Data
  totalCount: number
  totalPages: number
  /** Only for the list of notifications. */
  unreadCount: number
  /** Only for lists that continue. */
  nextCursor: string | null
  /** Only if the call failed. */
  problem: Problem
}

export interface RunningServer {
  url: string
  database: TestDatabase
  dataDir: string
  services: Services
  /** The server's clock; tests may change it. */
  clock: { now: Date | null }
  call: <E extends Endpoint>(endpoint: E, input?: CallInput) => Promise<CallResult<DataOf<E>>>
  fetch: (path: string, init?: RequestInit) => Promise<Response>
}

/** Shared by all tests, as generating keys is slow. */
export const PUSH_KEYS = webPush.generateVAPIDKeys()

type Overrides = Partial<Omit<Dependencies, 'services'>> & {
  services?: Partial<Services>
  /** Instead of an empty one. */
  database?: TestDatabase
}

/** A real server with a database of its own, listening on a free port; closed after the test file. */
export async function runServer({
  services: own,
  database: given,
  ...overrides
}: Overrides = {}): Promise<RunningServer> {
  const database = given ?? (await aDatabase())
  const dataDir = await mkdtemp(join(tmpdir(), 'ilteo-test-files-'))
  const clock: RunningServer['clock'] = { now: null }
  let listensOn: string | null = null
  const made = await createServices(
    readEnv({
      DATA_DIR: dataDir,
      PUBLIC_URL: 'https://ilteo.test',
      PAYMENT_PROVIDER: 'sandbox',
      SECRET_KEY: 'a key that only tests know, long enough',
      MAIL_FROM: 'Ilteo <no-reply@ilteo.test>',
      VAPID_PUBLIC_KEY: PUSH_KEYS.publicKey,
      VAPID_PRIVATE_KEY: PUSH_KEYS.privateKey,
      PUSH_HOSTS: '.ilteo-tests.net',
      VAPID_SUBJECT: 'mailto:push@ilteo.test',
    }),
    database,
    { listensOn: () => listensOn, report: () => undefined },
  )
  const services: Services = { ...made, ...own }
  const app = await createApp({
    db: database.db,
    pool: database.pool,
    services,
    now: () => clock.now ?? new Date(),
    webRoot: null,
    pageTimeout: 60_000,
    // Tests change tables without a request.
    versionAge: 0,
    trustProxy: [],
    logger: false,
    ...overrides,
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  listensOn = url
  atEndOfFile(async () => {
    await app.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  const server = {
    url,
    database,
    dataDir,
    services,
    clock,
    fetch: (path: string, init?: RequestInit) => fetch(url + path, init),
  }
  return { ...server, call: (endpoint, input = {}) => callEndpoint(url, endpoint, input) }
}

/** Parameters of an endpoint's path that name nothing. */
export const unknownParams = ({ path }: Endpoint): Record<string, string> =>
  Object.fromEntries(Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => [name, v7()]))

export async function callEndpoint<E extends Endpoint>(
  url: string,
  endpoint: E,
  input: CallInput = {},
): Promise<CallResult<DataOf<E>>> {
  const response = await fetch(`${url}/api${pathOf(endpoint, input.params)}${queryText(input.query)}`, {
    method: endpoint.method,
    headers: {
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(input.token ? { authorization: `Bearer ${input.token}` } : {}),
      ...(input.key ? { 'idempotency-key': input.key } : {}),
      ...input.headers,
    },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  })
  const text = await response.text()
  const isFile = response.headers.has('content-disposition')
  // Every answer has its own request id; it would make equal problems differ.
  const { requestId: _, ...body } = text === '' || isFile ? {} : JSON.parse(text)
  return { status: response.status, headers: response.headers, ...body, problem: body }
}

function queryText(query: Record<string, unknown> = {}): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)])
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}
