import * as z from 'zod/mini'
import { read } from './call.ts'
import { Id, Instant } from '../base/schema.ts'

/** What the site sends through providers. */
export const CHANNELS = ['MAIL', 'SMS', 'PUSH'] as const
export type Channel = (typeof CHANNELS)[number]

const Bytes = z.int().check(z.minimum(0))

/** A process that serves the site. */
export const ServerHealth = z.object({
  id: Id,
  host: z.string(),
  version: z.string(),
  startedDate: Instant,
  /** When it last wrote how it is. One that was killed stays listed for a day. */
  seenDate: Instant,
  isRunning: z.boolean(),
  /** Null if it uses no replica. */
  replica: z.nullable(
    z.object({
      /** Whether visitors' reads go there. */
      isUsed: z.boolean(),
      /** Milliseconds behind; null while it does not answer. */
      lag: z.nullable(z.int()),
    }),
  ),
  /** Free and total space; without the disk of a database on another machine, which the server cannot see. */
  disks: z.array(z.object({ place: z.enum(['DATA', 'BACKUPS']), free: Bytes, size: Bytes })),
})
export type ServerHealth = z.output<typeof ServerHealth>

export const ProviderHealth = z.object({
  channel: z.enum(CHANNELS),
  /** Such as `smtp`; `files` delivers nothing. */
  via: z.string(),
  /** Null if it is not known: nothing was sent yet. */
  succeededDate: z.nullable(Instant),
  failedDate: z.nullable(Instant),
  failure: z.nullable(z.string()),
})
export type ProviderHealth = z.output<typeof ProviderHealth>

export const ServerError = z.object({
  /** Name of the endpoint, or what the process was doing. */
  place: z.string(),
  error: z.string(),
  times: z.int(),
  lastDate: Instant,
  requestId: z.nullable(z.string()),
})
export type ServerError = z.output<typeof ServerError>

export const SiteHealth = z.object({
  /** `schema` is the newest migration that was applied. */
  database: z.object({ version: z.string(), bytes: Bytes, schema: z.string() }),
  queues: z.object({
    dueTasks: z.int(),
    /** Seconds that the oldest due task waits; null if none is due. */
    oldestTask: z.nullable(z.number()),
    /** Failed at least three times and waiting for another try. */
    failingTasks: z.int(),
    duePushes: z.int(),
  }),
  backups: z.object({
    /** Null if it is not known: no server runs. */
    isScheduled: z.nullable(z.boolean()),
    /** The last complete one is older than two days. */
    isOverdue: z.boolean(),
    last: z.nullable(z.object({ finishedDate: Instant, bytes: Bytes })),
    /** Of the newest one, if it failed. */
    failure: z.nullable(z.object({ startedDate: Instant, error: z.string() })),
  }),
  servers: z.array(ServerHealth),
  providers: z.array(ProviderHealth),
  /** The last ones first. */
  errors: z.array(ServerError),
})
export type SiteHealth = z.output<typeof SiteHealth>

export const getSiteHealth = read('operator.health', 'GET /operator/health', {
  summary: 'Get the state of database, queues, backups, servers and providers',
  answer: SiteHealth,
})
