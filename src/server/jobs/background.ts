import { sendDuePushes } from '../features/alert/deliver.ts'
import { matchNewJobs, tellNews } from '../features/alert/match.ts'
import { planDuePushes } from '../features/alert/plan.ts'
import { workOffTasks, type WorkContext } from './task-work.ts'

/** How long work that was just enqueued may have to wait. */
const EVERY = 1000

/** Every kind of work that is due, once. @returns how much there was; 0 means that all is done for now */
export async function workOff(context: WorkContext, now: Date): Promise<number> {
  const { db, services } = context
  const done = [
    await workOffTasks(context, now),
    await matchNewJobs(db, now),
    await tellNews(db, now),
    await planDuePushes(db, now),
    await sendDuePushes(db, services.push, now),
  ]
  return done.reduce((sum, each) => sum + each, 0)
}

/** Works in the background until it is stopped; `stop` waits for what is under way. */
export function startWork(context: WorkContext): { stop(): Promise<void> } {
  const state = { isStopping: false }
  let running = Promise.resolve()
  let timer: NodeJS.Timeout
  const tick = () => {
    running = drain().finally(() => {
      if (!state.isStopping) timer = setTimeout(tick, EVERY)
    })
  }
  const drain = async () => {
    try {
      let done = 1
      while (done > 0 && !state.isStopping) done = await workOff(context, new Date())
    } catch (error) {
      context.log.error({ err: error }, 'background work failed')
    }
  }
  timer = setTimeout(tick, EVERY)
  return {
    async stop() {
      state.isStopping = true
      clearTimeout(timer)
      await running
    },
  }
}
