import { defineMessage as text } from '#message'
import type { Message } from '../base/define-message.ts'
import type { JobStatus, OrderStatus, ProductKind, Role } from '../base/enums.ts'

export const jobStates: Record<JobStatus, Message> = {
  IN_REVIEW: text({ message: 'In review' }),
  PAYMENT_DUE: text({ message: 'Not paid yet' }),
  IN_PROGRESS: text({ message: 'Public' }),
  CLOSED: text({ message: 'Closed' }),
}

export const roleNames: Record<Role, Message> = {
  EMPLOYEE: text({ message: 'Job seeker' }),
  EMPLOYER: text({ message: 'Company' }),
  OPERATOR: text({ message: 'Operator' }),
}

export const productNames: Record<ProductKind, Message> = {
  TICKET: text({ message: 'Reading ticket' }),
  LOCAL_PASS: text({ message: 'Local pass' }),
  GRAND_PASS: text({ message: 'Grand pass' }),
  PREMIUM_PASS: text({ message: 'Premium pass' }),
  REGION_SURCHARGE: text({ message: 'Additional region' }),
}

export const orderStates: Record<OrderStatus, Message> = {
  PENDING: text({ message: 'Not paid' }),
  WAITING_DEPOSIT: text({ message: 'Waiting for the deposit' }),
  PAID: text({ message: 'Paid', context: 'order' }),
  FAILED: text({ message: 'Failed' }),
  CANCELLED: text({ message: 'Cancelled' }),
  EXPIRED: text({ message: 'Expired' }),
  REFUNDED: text({ message: 'Refunded' }),
}
