import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  ClosedReason,
  Gender,
  JobCategory,
  JobKeyword,
  JobSort,
  PayType,
  PeriodType,
} from '../../contract/base/enums.ts'

export const categoryLabels: Record<JobCategory, MessageDescriptor> = {
  FACTORY: msg({ message: 'Factory', comment: 'Kind of work' }),
  FARM: msg({ message: 'Farm', comment: 'Kind of work' }),
  RESTAURANT: msg({ message: 'Restaurant', comment: 'Kind of work' }),
  CONSTRUCTION: msg({ message: 'Construction', comment: 'Kind of work' }),
  TRANSLATION: msg({ message: 'Interpreting', comment: 'Kind of work: interpreting and translation' }),
  OFFICE: msg({ message: 'Office', comment: 'Kind of work' }),
  ETC: msg({ message: 'Other work', comment: 'Kind of work that is not in the list' }),
}

export const keywordLabels: Record<JobKeyword, MessageDescriptor> = {
  HIGH_PAYMENT: msg({ message: 'High pay', comment: 'Benefit of a job: the pay is higher than usual' }),
  EASY_WORK: msg({ message: 'Easy work', comment: 'Benefit of a job: the work is light' }),
  PROVIDE_MEAL: msg({ message: 'Meals', comment: 'Benefit of a job: meals are provided' }),
  PROVIDE_RESIDENCE: msg({
    message: 'Housing',
    comment: 'Benefit of a job: a dormitory or room is provided',
  }),
  KOREAN_NOT_CARE: msg`No Korean needed`,
  VISA_NOT_CARE: msg({
    message: 'Any visa that allows this work',
    comment: 'Benefit of a job: the company does not mind which status, as long as it allows this work',
  }),
}

/** The word before the amount on a card. */
export const payTypeLabels: Record<PayType, MessageDescriptor> = {
  HOURLY: msg({ message: 'Hourly', comment: 'Pay type: pay per hour' }),
  DAILY: msg({ message: 'Daily', comment: 'Pay type: pay per day' }),
  WEEKLY: msg({ message: 'Weekly', comment: 'Pay type: pay per week' }),
  MONTHLY: msg({ message: 'Monthly', comment: 'Pay type: pay per month' }),
  YEARLY: msg({ message: 'Yearly', comment: 'Pay type: pay per year' }),
}

export const genderLabels: Record<Gender, MessageDescriptor> = {
  NONE: msg`Any`,
  MAN: msg({ message: 'Men', comment: 'Gender wanted for a job' }),
  WOMAN: msg({ message: 'Women', comment: 'Gender wanted for a job' }),
}

export const periodLabels: Record<PeriodType, MessageDescriptor> = {
  UNDER_WEEK: msg`Under 1 week`,
  UNDER_MONTH: msg`Under 1 month`,
  UNDER_3MONTH: msg`Under 3 months`,
  UNDER_6MONTH: msg`Under 6 months`,
  UNDER_1YEAR: msg`Under 1 year`,
  ABOVE_1YEAR: msg({ message: '1 year or more', comment: 'Includes exactly 12 months' }),
}

export const sortLabels: Record<JobSort, MessageDescriptor> = {
  newest: msg({ message: 'Newest', comment: 'Sort order: newest jobs first' }),
  distance: msg`Nearest first`,
  pay: msg({ message: 'Highest pay', comment: 'Sort order: highest pay first' }),
}

export const closedReasonTexts: Record<ClosedReason, MessageDescriptor> = {
  EMPLOYER: msg`The company has closed this job.`,
  EXPIRED: msg`This job is no longer listed. Its posting period has ended.`,
  OPERATOR: msg`The operator has closed this job.`,
}
