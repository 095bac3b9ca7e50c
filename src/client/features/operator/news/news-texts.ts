import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NewsState } from '../../../../contract/operator/news.ts'

export const newsStates: Record<NewsState, { label: MessageDescriptor; look: 'LIVE' | 'WAITING' | 'OVER' }> =
  {
    DRAFT: { label: msg({ message: 'Draft', context: 'news' }), look: 'OVER' },
    SCHEDULED: { label: msg({ message: 'Scheduled', context: 'news' }), look: 'WAITING' },
    PUBLISHED: { label: msg({ message: 'Published', context: 'news' }), look: 'LIVE' },
  }
