import { createSignal } from '../../browser/signal.ts'
import type { EmployerJob } from '../../../contract/job/announcement.ts'

/** What the employer did last on this screen: its card moves to another list. */
export interface LastAct {
  what: 'CLOSED' | 'REOPENED'
  job: Pick<EmployerJob, 'id' | 'title' | 'companyName'>
}

export const lastAct = createSignal<LastAct | null>(null)
