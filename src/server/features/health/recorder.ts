import { statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import { v7 } from 'uuid'
import type { Channel } from '../../../contract/operator/health.ts'
import type { Db } from '../../db/database.ts'
import type { Disk, DiskPlace } from '../../db/health-tables.ts'
import type { Replica } from '../../db/replica.ts'
import {
  addErrors,
  type ErrorKind,
  type ProviderResult,
  putProviderResult,
  putServer,
  removeServer,
} from './queries.ts'

/** Milliseconds between two reports of a process. */
export const REPORT_INTERVAL = 10_000
/** More kinds at once are not kept: the log has them. */
const MAX_KINDS = 20
const MAX_LENGTH = 200

/** What this process knows of its own state, until it is written to the database. */
export interface HealthRecorder {
  /** By what each channel is delivered, such as `smtp`. */
  via: Record<Channel, string>
  /** Notes whether a provider accepted what it was given, and passes the result on. */
  observe<Result>(channel: Channel, sending: Promise<Result>): Promise<Result>
  noteResult(channel: Channel, failure: string | null): void
  noteError(place: string, error: string, requestId: string | null): void
  useReplica(replica: Pick<Replica, 'db' | 'lag'>): void
  /** Writes what is new, if the last report is long enough ago. */
  report(db: Db, now: Date): Promise<void>
  /** The process stops in order. */
  leave(db: Db): Promise<void>
}

interface Process {
  version: string
  via: Record<Channel, string>
  folders: Partial<Record<DiskPlace, string>>
}

export function createHealthRecorder({ version, via, folders }: Process): HealthRecorder {
  const self = { id: v7(), host: hostname(), version, startedAt: new Date() }
  const results = createResults(via)
  const errors = createErrors()
  let replica: Pick<Replica, 'db' | 'lag'> | null = null
  let reportedAt = Number.NEGATIVE_INFINITY
  return {
    via,
    noteResult: (channel, failure) => results.note(channel, failure),
    async observe(channel, sending) {
      try {
        const result = await sending
        results.note(channel, null)
        return result
      } catch (error) {
        results.note(channel, failureOf(error))
        throw error
      }
    },
    noteError: (place, error, requestId) => errors.note(place, error, requestId),
    useReplica(used) {
      replica = used
    },
    async report(db, now) {
      if (now.getTime() - reportedAt < REPORT_INTERVAL) return
      const seen = replica && { isUsed: replica.db() !== null, lag: replica.lag() }
      await putServer(db, { ...self, replica: seen, disks: await disksOf(folders) }, now)
      await results.write(db)
      await errors.write(db)
      reportedAt = now.getTime()
    },
    leave: (db) => removeServer(db, self.id),
  }
}

/** The newest results that are not written yet. */
function createResults(via: Process['via']) {
  const results = new Map<Channel, ProviderResult>()
  return {
    note(channel: Channel, failure: string | null) {
      const at = new Date()
      const empty = { channel, via: via[channel], succeededAt: null, failedAt: null, failure: null }
      const known = results.get(channel) ?? empty
      results.set(
        channel,
        failure === null
          ? { ...known, succeededAt: at }
          : { ...known, failedAt: at, failure: short(failure) },
      )
    },
    async write(db: Db) {
      for (const [channel, result] of results) {
        await putProviderResult(db, result)
        if (results.get(channel) === result) results.delete(channel)
      }
    },
  }
}

/** Errors by kind that are not written yet. */
function createErrors() {
  const errors = new Map<string, ErrorKind>()
  return {
    note(place: string, text: string, requestId: string | null) {
      const error = withoutValues(text)
      const key = `${place}\n${error}`
      const known = errors.get(key)
      if (!known && errors.size >= MAX_KINDS) return
      errors.set(key, { place, error, times: (known?.times ?? 0) + 1, lastAt: new Date(), requestId })
    },
    async write(db: Db) {
      for (const [key, kind] of errors) {
        errors.delete(key)
        await addErrors(db, kind)
      }
    },
  }
}

async function disksOf(folders: Process['folders']): Promise<Disk[]> {
  const disks: Disk[] = []
  for (const place of ['DATA', 'BACKUPS'] as const) {
    const folder = folders[place]
    // A folder that does not exist yet has no disk.
    const found = folder === undefined ? null : await statfs(folder).catch(() => null)
    if (found) disks.push({ place, free: found.bavail * found.bsize, size: found.blocks * found.bsize })
  }
  return disks
}

/** Code and status of a failure. Messages of mail servers repeat the recipient, so they are not used. */
function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed'
  if (error.cause instanceof Error) return error.cause.message
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : ''
  return `${code} ${status}`.trim()
}

/** The same error with other ids and numbers is of the same kind. */
const withoutValues = (text: string): string =>
  short(text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{3,}/g, '…').replaceAll(/\s+/g, ' '))

const short = (text: string): string => text.slice(0, MAX_LENGTH)
