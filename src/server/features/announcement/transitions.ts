import type { ClosedReason, JobStatus, ProductType } from '../../../contract/base/enums.ts'

/** What happens to an announcement, beside being edited. Registering is the first of them. */
export type Act = 'REGISTER' | 'VERIFY' | 'PAY' | 'CLOSE' | 'EXTEND'

export interface AnnouncementState {
  /** Null before it is registered. */
  status: JobStatus | null
  closedReason: ClosedReason | null
  productType: ProductType
  /** Paid for, and the days have not begun. */
  isPaid: boolean
  isVerified: boolean
}

/**
 * The status of an announcement after an act; null where the act is refused. PAY is a payment or an operator's grant,
 * EXTEND the free extension or renewed registration of LIFE: paid types are extended by PAY.
 */
export function statusAfter(act: Act, job: AnnouncementState): JobStatus | null {
  const goesPublic = job.isVerified ? 'IN_PROGRESS' : 'IN_REVIEW'
  const isFree = job.productType === 'LIFE'
  switch (act) {
    case 'REGISTER':
      if (job.status !== null) return null
      return isFree ? goesPublic : 'PAYMENT_DUE'
    case 'VERIFY':
      if (job.status !== 'IN_REVIEW') return null
      return isFree || job.isPaid ? 'IN_PROGRESS' : 'PAYMENT_DUE'
    case 'PAY':
      if (isFree || job.status === null || isClosedByOperator(job)) return null
      return job.status === 'IN_PROGRESS' ? 'IN_PROGRESS' : goesPublic
    case 'CLOSE':
      return job.status === 'IN_PROGRESS' || job.status === 'CLOSED' ? 'CLOSED' : null
    case 'EXTEND':
      if (!isFree || isClosedByOperator(job)) return null
      if (job.status === 'IN_PROGRESS') return 'IN_PROGRESS'
      return job.status === 'CLOSED' ? goesPublic : null
  }
}

/** Whether a paid announcement may be given another pass; an unpaid one waits for its first. */
export function canBuyAnotherPass(job: AnnouncementState): boolean {
  return (
    job.productType !== 'LIFE' &&
    (job.status === 'IN_PROGRESS' || (job.status === 'CLOSED' && !isClosedByOperator(job)))
  )
}

/** What an operator has closed, its employer cannot open again. */
function isClosedByOperator(job: AnnouncementState): boolean {
  return job.status === 'CLOSED' && job.closedReason === 'OPERATOR'
}
