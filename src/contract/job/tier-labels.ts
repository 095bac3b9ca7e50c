import { defineMessage as text } from '#message'
import type { Message } from '../base/define-message.ts'
import type { ProductType } from '../base/enums.ts'

export const tierLabels: Record<ProductType, Message> = {
  PREMIUM: text({ message: 'Premium' }),
  GRAND: text({ message: 'Grand' }),
  LOCAL: text({ message: 'Local' }),
  LIFE: text({ message: 'Life', comment: 'Name of a job type; free once every seven days' }),
}
