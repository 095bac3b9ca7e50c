import { defineMessage as text } from '#message'
import type { Message } from '../base/define-message.ts'
import type { ClosedReason, JobStatus, OrderStatus, ProductKind, Role } from '../base/enums.ts'

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

/** What the console does not show. */
export const closedReasons: Record<ClosedReason, Message> = {
  EMPLOYER: text({ message: 'Closed by the company' }),
  EXPIRED: text({ message: 'End of the term' }),
  OPERATOR: text({ message: 'Closed by an operator' }),
}

const id = text({ message: 'ID' })
const company = text({ message: 'Company' })
const status = text({ message: 'Status' })
const product = text({ message: 'Product', context: 'order' })

/** Headings of exports, in the words of the console's lists. */
export const exportHeadings = {
  postings: [
    id,
    text({ message: 'Title' }),
    company,
    text({ message: 'Tier' }),
    status,
    text({ message: 'Reason for closing' }),
    text({ message: 'Region' }),
    text({ message: 'Created on' }),
    text({ message: 'Published on' }),
    text({ message: 'Ends on' }),
  ],
  orders: [
    id,
    company,
    product,
    text({ message: 'Posting' }),
    status,
    text({ message: 'Amount (won)' }),
    text({ message: 'Payment method' }),
    text({ message: 'Ordered on' }),
    text({ message: 'Paid on' }),
    text({ message: 'Refunded on' }),
  ],
  members: [
    id,
    text({ message: 'Type' }),
    text({ message: 'Name' }),
    company,
    text({ message: 'Email' }),
    text({ message: 'Cellphone number' }),
    text({ message: 'Member since' }),
    text({ message: 'Suspended since' }),
  ],
} satisfies Record<string, readonly Message[]>
