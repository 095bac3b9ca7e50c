import { outboxEndpoint } from '../endpoints.ts'
import { cancel, cancelGroup } from './cancel.ts'
import { drain, retryWaiting } from './drain.ts'
import { enqueue, enqueueAll } from './enqueue.ts'
import { forgetOutbox, sweep } from './forget.ts'

/** The parts that change entries, loaded on demand; reading entries needs none of them. */
export const engine = {
  cancel,
  cancelGroup,
  drain,
  enqueue,
  enqueueAll,
  forgetOutbox,
  retryWaiting,
  outboxEndpoint,
  sweep,
}
