import { planOutsideMessages } from '../features/channel/plan.ts'
import { planMessagePushes } from '../features/conversation/push.ts'
import { matchStoredJobs } from '../features/job/service.ts'
import { sendDuePushes } from '../features/alert/deliver.ts'
import { matchNewJobs, notifyOfPublishedNews } from '../features/alert/match.ts'
import { planDuePushes } from '../features/alert/plan.ts'
import { expireOverdueOrders, refundDuePayments, pollDuePayments } from '../features/payment/service.ts'
import { freezeOldApplications } from '../features/shown-right/service.ts'
import { remindOfStays } from '../features/stay/service.ts'
import { matchTalentChanges } from '../features/talent/alert.ts'
import { processDueTasks, processDueTranslations, type WorkContext } from './task-work.ts'

/**
 * Processes a batch of due work.
 * @returns its size; 0 means that nothing is due
 */
type Step = (context: WorkContext, now: Date) => Promise<number>

const steps: readonly Step[] = [
  processDueTasks,
  processDueTranslations,
  ({ db }, now) => matchNewJobs(db, now),
  ({ db }, now) => notifyOfPublishedNews(db, now),
  ({ db }, now) => matchTalentChanges(db, now),
  ({ db }, now) => planDuePushes(db, now),
  ({ db }, now) => planMessagePushes(db, now),
  ({ db }, now) => planOutsideMessages(db, now),
  ({ db, services }, now) => sendDuePushes(db, services.push, now),
  ({ services }, now) => services.payments.work(now),
  ({ db, services }, now) => pollDuePayments(db, services.payments, now),
  ({ db, services }, now) => refundDuePayments(db, services.payments, now),
  ({ db }, now) => expireOverdueOrders(db, now),
  ({ db }) => matchStoredJobs(db),
  ({ db, services }, now) => remindOfStays(db, services.secret, now),
  ({ db, services }, now) => freezeOldApplications(db, services.secret, now),
  async ({ services }, now) => services.backups?.work(now) ?? 0,
  report,
]

async function report({ db, services }: WorkContext, now: Date): Promise<number> {
  await services.health.report(db, now)
  return 0
}

/** Longest delay in ms before newly enqueued work is picked up. */
const INTERVAL = 1000
/** Longest pause in ms between attempts while work keeps failing, such as without a database. */
const MAX_PAUSE = 15_000

/**
 * Processes a batch of each kind of due work, one kind after the other.
 * @returns the number of processed items
 */
export async function processDueWork(context: WorkContext, now: Date): Promise<number> {
  return steps.reduce(async (before, step) => (await before) + (await step(context, now)), Promise.resolve(0))
}

/**
 * Works in the background until `stop`, which waits for work in progress. Kinds of work run independently, so that a
 * mail is not delayed by job matching. They begin one after the other: those that look at the same moment need a
 * connection each.
 */
export function startWork(context: WorkContext): { stop(): Promise<void> } {
  const workers = steps.map((step, index) =>
    startWorker(step, context, (INTERVAL * (index + 1)) / steps.length),
  )
  return {
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()))
    },
  }
}

/** For a process that answers requests only: tells how it is until `stop`. */
export const startReporting = (context: WorkContext): { stop(): Promise<void> } =>
  startWorker(report, context, INTERVAL)

function startWorker(step: Step, context: WorkContext, delay: number): { stop(): Promise<void> } {
  const state = { isStopping: false }
  let running = Promise.resolve()
  let pause = INTERVAL
  let timer = setTimeout(tick, delay)
  function tick(): void {
    running = drain().finally(() => {
      if (!state.isStopping) timer = setTimeout(tick, pause)
    })
  }
  async function drain(): Promise<void> {
    try {
      let done = 1
      while (done > 0 && !state.isStopping) done = await step(context, new Date())
      pause = INTERVAL
    } catch (error) {
      pause = Math.min(MAX_PAUSE, pause * 2)
      context.log.error({ err: error }, 'background work failed')
    }
  }
  return {
    async stop() {
      state.isStopping = true
      clearTimeout(timer)
      await running
    },
  }
}
