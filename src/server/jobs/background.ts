import { sendDuePushes } from '../features/alert/deliver.ts'
import { matchNewJobs, tellNews } from '../features/alert/match.ts'
import { planDuePushes } from '../features/alert/plan.ts'
import { endOverdue, giveBackDue, lookAgain } from '../features/payment/service.ts'
import { workOffTasks, type WorkContext } from './task-work.ts'

/** Does some of what is due. @returns how much there was; 0 means that all is done for now */
type Step = (context: WorkContext, now: Date) => Promise<number>

const steps: readonly Step[] = [
  workOffTasks,
  ({ db }, now) => matchNewJobs(db, now),
  ({ db }, now) => tellNews(db, now),
  ({ db }, now) => planDuePushes(db, now),
  ({ db, services }, now) => sendDuePushes(db, services.push, now),
  ({ services }, now) => services.payments.work(now),
  ({ db, services }, now) => lookAgain(db, services.payments, now),
  ({ db, services }, now) => giveBackDue(db, services.payments, now),
  ({ db }, now) => endOverdue(db, now),
]

/** How long work that was just enqueued may have to wait. */
const EVERY = 1000
/** Work that keeps failing, such as while the database is away, is tried less and less often, down to this. */
const LONGEST_PAUSE = 15_000

/** Some of every kind of work that is due, one kind after the other. @returns how much there was */
export async function workOff(context: WorkContext, now: Date): Promise<number> {
  return steps.reduce(async (before, step) => (await before) + (await step(context, now)), Promise.resolve(0))
}

/**
 * Works in the background until it is stopped; `stop` waits for what is under way. No kind of work waits for another:
 * a mail goes out while thousands of postings are matched, or while matching fails.
 */
export function startWork(context: WorkContext): { stop(): Promise<void> } {
  const workers = steps.map((step) => startWorker(step, context))
  return {
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()))
    },
  }
}

function startWorker(step: Step, context: WorkContext): { stop(): Promise<void> } {
  const state = { isStopping: false }
  let running = Promise.resolve()
  let pause = EVERY
  let timer = setTimeout(tick, pause)
  function tick(): void {
    running = drain().finally(() => {
      if (!state.isStopping) timer = setTimeout(tick, pause)
    })
  }
  async function drain(): Promise<void> {
    try {
      let done = 1
      while (done > 0 && !state.isStopping) done = await step(context, new Date())
      pause = EVERY
    } catch (error) {
      pause = Math.min(LONGEST_PAUSE, pause * 2)
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
