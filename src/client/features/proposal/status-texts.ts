import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ProposalStatus } from '../../../contract/base/enums.ts'

export const sentStatusTexts: Record<ProposalStatus, MessageDescriptor> = {
  SENT: msg`Waiting for an answer`,
  ACCEPTED: msg`Accepted`,
  DECLINED: msg`Declined`,
}

export const receivedStatusTexts: Record<ProposalStatus, MessageDescriptor> = {
  SENT: msg`New proposal`,
  ACCEPTED: msg`You accepted`,
  DECLINED: msg`You declined`,
}
