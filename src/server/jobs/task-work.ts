import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/database.ts'
import {
  type Claim,
  claimTasks,
  postponeTask,
  removeTask,
  type Task,
  type TaskKind,
  type TaskPayloads,
} from '../db/tasks.ts'
import { sendNotificationMessage } from '../features/channel/send.ts'
import { sendInvitation } from '../features/colleague/service.ts'
import { sendEmailLinkTo } from '../features/email-verification/service.ts'
import { sendEmailChange, sendFactorNotice, sendRemovalNotice } from '../features/factor/service.ts'
import { removeImages } from '../features/file/service.ts'
import { sendAddressTaken } from '../features/member/taken-address.ts'
import { sendDecisionNotice } from '../features/operator/decision-mail.ts'
import { sendVerificationNotice } from '../features/employer/verification-mail.ts'
import { sendRefundNotice } from '../features/operator/refund-mail.ts'
import { sendSuspensionNotice } from '../features/operator/suspension-mail.ts'
import { sendPasswordReset } from '../features/password/service.ts'
import { renewSecrets } from '../features/secret-key/service.ts'
import { translateAhead } from '../features/translation/stored.ts'
import type { Services } from '../services.ts'

export interface WorkContext {
  db: Db
  services: Services
  log: Pick<FastifyBaseLogger, 'error'>
}

type Handler<Kind extends TaskKind> = (
  context: WorkContext,
  payload: TaskPayloads[Kind],
  now: Date,
) => Promise<void>

/** Handlers may run twice for one task, because a worker can die before it records completion. */
const handlers: { [Kind in TaskKind]: Handler<Kind> } = {
  'password-reset': ({ db, services }, payload, now) =>
    sendPasswordReset({ db, mail: services.mail, publicUrl: services.publicUrl }, payload, now),
  'company-invitation': ({ db, services }, payload, now) => sendInvitation({ db, ...services }, payload, now),
  'email-link': ({ db, services }, { memberId }, now) => sendEmailLinkTo({ db, ...services }, memberId, now),
  'address-taken': ({ db, services }, payload, now) => sendAddressTaken({ db, ...services }, payload, now),
  'factor-notice': ({ db, services }, { changeId }) =>
    sendFactorNotice({ db, mail: services.mail, publicUrl: services.publicUrl }, changeId),
  'email-change': ({ db, services }, payload, now) =>
    sendEmailChange({ db, mail: services.mail, publicUrl: services.publicUrl }, payload, now),
  'verification-notice': ({ db, services }, payload) =>
    sendVerificationNotice({ db, mail: services.mail, publicUrl: services.publicUrl }, payload),
  'decision-notice': ({ db, services }, payload) =>
    sendDecisionNotice({ db, mail: services.mail, publicUrl: services.publicUrl }, payload),
  'refund-notice': ({ db, services: { mail, publicUrl, site } }, payload) =>
    sendRefundNotice({ db, mail, publicUrl, contact: site.facts.contact }, payload),
  'suspension-notice': ({ db, services }, payload) =>
    sendSuspensionNotice({ db, mail: services.mail, contact: services.site.facts.contact }, payload),
  'notification-message': (context, payload, now) => sendNotificationMessage(context, payload, now),
  'account-removed': async ({ services }, payload) => {
    await sendRemovalNotice({ mail: services.mail }, payload)
    // A mail written to a file would keep the address.
    await services.deleteMessages([payload.to])
  },
  'forget-messages': ({ services }, { recipients }) => services.deleteMessages(recipients),
  'translate-jobs': ({ db, services }, { jobIds }, now) =>
    translateAhead({ db, translations: services.translations, now }, jobIds),
  'renew-secrets': async ({ db, services, log }, payload, now) => {
    const unreadable = await renewSecrets(db, services.secret, payload, now)
    if (unreadable > 0)
      log.error(
        { store: payload.store, unreadable },
        'encrypted with neither SECRET_KEY nor SECRET_KEY_FORMER',
      )
  },
  'remove-files': ({ services }, { references }) => removeImages(services.files, references),
}

const BATCH = 20
/** Waits for a provider, which the mails of a batch must not do. */
const SLOW: TaskKind = 'translate-jobs'
/** Fewer than the calls that may run at once, so that readers are served meanwhile. */
const SLOW_BATCH = 8
const LEASE = 2 * 60_000
const MAX_ATTEMPTS = 12
const MAX_PAUSE = 60 * 60_000

/**
 * Processes due tasks, without those that wait for a provider.
 * @returns their number
 */
export const processDueTasks = (context: WorkContext, now: Date): Promise<number> =>
  processClaimed(context, now, { most: BATCH, except: SLOW })

/** The same for translations made ahead. */
export const processDueTranslations = (context: WorkContext, now: Date): Promise<number> =>
  processClaimed(context, now, { most: SLOW_BATCH, only: SLOW })

async function processClaimed(context: WorkContext, now: Date, claim: Claim): Promise<number> {
  const tasks = await claimTasks(context.db, now, new Date(now.getTime() + LEASE), claim)
  await Promise.all(tasks.map((task) => processDueWork(context, task, now)))
  return tasks.length
}

async function processDueWork(context: WorkContext, task: Task, now: Date): Promise<void> {
  try {
    // Rows are written by enqueueTask, which ties each kind to its payload.
    const handle = handlers[task.kind as TaskKind] as Handler<TaskKind> | undefined
    if (!handle) throw new Error(`no handler for ${task.kind}`)
    await handle(context, task.payload as TaskPayloads[TaskKind], now)
    await removeTask(context.db, task.id)
  } catch (error) {
    context.log.error({ err: error, task: task.kind, attempts: task.attempts }, 'task failed')
    if (task.attempts >= MAX_ATTEMPTS) return removeTask(context.db, task.id)
    const pause = Math.min(MAX_PAUSE, 5000 * 2 ** task.attempts)
    await postponeTask(context.db, task.id, new Date(now.getTime() + pause))
  }
}
