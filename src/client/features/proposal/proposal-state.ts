import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Reply } from '../../../contract/candidate/proposal-reply.ts'
import { type Step, stepOf } from './replies.ts'

type Side = Reply['by']

const stepTexts: Record<Side, Record<Step, MessageDescriptor>> = {
  WORKER: {
    WITHDRAWN: msg({ message: 'Withdrawn', context: 'job offer' }),
    TIME_AGREED: msg`Time agreed`,
    LATER: msg`You asked to wait`,
    FOR_WORKER: msg`Waiting for you`,
    FOR_EMPLOYER: msg`Waiting for the company`,
  },
  EMPLOYER: {
    WITHDRAWN: msg({ message: 'Withdrawn', context: 'job offer' }),
    TIME_AGREED: msg`Time agreed`,
    LATER: msg`Wants to be asked later`,
    FOR_WORKER: msg`Waiting for an answer`,
    FOR_EMPLOYER: msg`Waiting for your reply`,
  },
}

/** How a proposal stands for one side; null where its status says it all. */
export function stepText(
  reader: Side,
  proposal: Parameters<typeof stepOf>[0],
  replies: readonly Reply[],
): MessageDescriptor | null {
  const step = stepOf(proposal, replies)
  return step && stepTexts[reader][step]
}
