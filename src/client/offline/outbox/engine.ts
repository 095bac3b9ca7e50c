import { cancel } from './cancel.ts'
import { drain } from './drain.ts'
import { enqueue } from './enqueue.ts'
import { forgetOutbox, sweep } from './forget.ts'
import { hasten } from './hasten.ts'

/** What moves entries; reading them needs none of it. */
export const engine = { cancel, drain, enqueue, forgetOutbox, hasten, sweep }
