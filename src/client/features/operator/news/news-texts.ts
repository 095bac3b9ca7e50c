import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NewsState } from '../../../../contract/operator/news.ts'

export const newsStates: Record<NewsState, { label: MessageDescriptor; color: 'green' | 'amber' | 'gray' }> =
  {
    DRAFT: { label: msg({ message: 'Draft', context: 'news' }), color: 'gray' },
    SCHEDULED: { label: msg({ message: 'Scheduled', context: 'news' }), color: 'amber' },
    PUBLISHED: { label: msg({ message: 'Published', context: 'news' }), color: 'green' },
  }
