import { cancel, cancelGroup } from './cancel.ts'
import { drain } from './drain.ts'
import { outboxEndpoint } from '../endpoints.ts'
import { enqueue, enqueueAll } from './enqueue.ts'
import { forgetOutbox, sweep } from './forget.ts'
import { retryWaiting } from './retry-waiting.ts'

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
