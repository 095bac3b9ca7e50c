import { type Channel, CHANNELS, type SiteHealth } from '../../../contract/operator/health.ts'
import type { Db } from '../../db/database.ts'
import type { MailSender } from '../../providers/mail/mail-sender.ts'
import type { PushOutcome, PushSender } from '../../providers/push/push-sender.ts'
import type { Sms } from '../../providers/sms/sms.ts'
import {
  deleteOldHealth,
  findBackups,
  findDatabase,
  findErrors,
  findProviderResults,
  findQueues,
  findServers,
} from './queries.ts'
import { type HealthRecorder, REPORT_INTERVAL } from './recorder.ts'

export { findBackups, findQueues } from './queries.ts'
export { createHealthRecorder, type HealthRecorder } from './recorder.ts'

const DAY = 86_400_000
/** A process that missed six reports does not run any more. */
const SEEN_FOR = 6 * REPORT_INTERVAL
const ERROR_DAYS = 14
const BACKUP_DAYS = 2

export const deletePastHealth = (db: Db, now: Date): Promise<void> =>
  deleteOldHealth(db, {
    server: new Date(now.getTime() - DAY),
    error: new Date(now.getTime() - ERROR_DAYS * DAY),
  })

export async function healthOf(db: Db, via: HealthRecorder['via'], now: Date): Promise<SiteHealth> {
  const [database, queues, backups, servers, providers, errors] = await Promise.all([
    findDatabase(db),
    findQueues(db, now),
    backupsOf(db),
    serversOf(db, now),
    providersOf(db, via),
    findErrors(db),
  ])
  const isLate =
    backups.last !== null && now.getTime() - Date.parse(backups.last.finishedDate) > BACKUP_DAYS * DAY
  const running = servers.filter(({ isRunning }) => isRunning)
  const isScheduled =
    running.length === 0 ? null : running.some(({ disks }) => disks.some(({ place }) => place === 'BACKUPS'))
  return {
    database,
    queues: {
      dueTasks: queues.due_tasks,
      oldestTask: queues.oldest_task,
      failingTasks: queues.failing_tasks,
      duePushes: queues.due_pushes,
    },
    backups: { isScheduled, isOverdue: isScheduled === true && isLate, ...backups },
    servers,
    providers,
    errors: errors.map(({ place, error, times, last_at: last, request_id: requestId }) => ({
      place,
      error,
      times,
      lastDate: last.toISOString(),
      requestId,
    })),
  }
}

async function backupsOf(db: Db): Promise<Pick<SiteHealth['backups'], 'last' | 'failure'>> {
  const { last, newest } = await findBackups(db)
  return {
    last: last?.finished_at ? { finishedDate: last.finished_at.toISOString(), bytes: last.bytes ?? 0 } : null,
    failure:
      newest?.error == null ? null : { startedDate: newest.started_at.toISOString(), error: newest.error },
  }
}

async function serversOf(db: Db, now: Date): Promise<SiteHealth['servers']> {
  const rows = await findServers(db)
  return rows.map((row) => ({
    id: row.id,
    host: row.host,
    version: row.version,
    startedDate: row.started_at.toISOString(),
    seenDate: row.seen_at.toISOString(),
    isRunning: now.getTime() - row.seen_at.getTime() <= SEEN_FOR,
    replica: row.replica && { isUsed: row.replica === 'USED', lag: row.replica_lag },
    disks: row.disks,
  }))
}

async function providersOf(db: Db, via: HealthRecorder['via']): Promise<SiteHealth['providers']> {
  const results = await findProviderResults(db)
  return CHANNELS.map((channel) => {
    // What another provider answered before the settings changed says nothing about this one.
    const row = results.find((each) => each.channel === channel && each.via === via[channel])
    return {
      channel,
      via: via[channel],
      succeededDate: row?.succeeded_at?.toISOString() ?? null,
      failedDate: row?.failed_at?.toISOString() ?? null,
      failure: row?.failure ?? null,
    }
  })
}

interface Senders {
  mail: MailSender
  sms: Sms
  push: PushSender
}

/** The senders, with their results noted. */
export function observed({ mail, sms, push }: Senders, health: HealthRecorder): Senders {
  const noted = (channel: Channel, outcome: PushOutcome) => {
    // An ended subscription is an answer too.
    const isAccepted = outcome.state === 'SENT' || outcome.state === 'GONE'
    health.noteResult(channel, isAccepted ? null : outcome.state)
    return outcome
  }
  return {
    mail: { send: (message) => health.observe('MAIL', mail.send(message)) },
    sms: { send: (to, text) => health.observe('SMS', sms.send(to, text)) },
    push: { ...push, send: async (target, parcel) => noted('PUSH', await push.send(target, parcel)) },
  }
}
