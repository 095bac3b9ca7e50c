import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  ApplicationStage,
  ClosedReason,
  Gender,
  JobCategory,
  JobKeyword,
  JobSort,
  PayType,
  PeriodType,
  ProductType,
} from '../../contract/base/enums.ts'

export const categoryLabels: Record<JobCategory, MessageDescriptor> = {
  FACTORY: msg`Factory`,
  FARM: msg`Farm`,
  RESTAURANT: msg`Restaurant`,
  CONSTRUCTION: msg`Construction`,
  TRANSLATION: msg`Interpreting`,
  OFFICE: msg`Office`,
  ETC: msg`Other work`,
}

export const keywordLabels: Record<JobKeyword, MessageDescriptor> = {
  HIGH_PAYMENT: msg`High pay`,
  EASY_WORK: msg`Easy work`,
  PROVIDE_MEAL: msg`Meals`,
  PROVIDE_RESIDENCE: msg`Housing`,
  KOREAN_NOT_CARE: msg`No Korean needed`,
  VISA_NOT_CARE: msg`Any visa`,
}

/** The word before the amount on a card. */
export const payTypeLabels: Record<PayType, MessageDescriptor> = {
  HOURLY: msg`Hourly`,
  DAILY: msg`Daily`,
  WEEKLY: msg`Weekly`,
  MONTHLY: msg`Monthly`,
  YEARLY: msg`Yearly`,
}

export const tierLabels: Record<ProductType, MessageDescriptor> = {
  PREMIUM: msg`Premium`,
  GRAND: msg`Grand`,
  LOCAL: msg`Local`,
  LIFE: msg`Life`,
}

export const genderLabels: Record<Gender, MessageDescriptor> = {
  NONE: msg`Any`,
  MAN: msg`Men`,
  WOMAN: msg`Women`,
}

export const periodLabels: Record<PeriodType, MessageDescriptor> = {
  UNDER_WEEK: msg`Under 1 week`,
  UNDER_MONTH: msg`Under 1 month`,
  UNDER_3MONTH: msg`Under 3 months`,
  UNDER_6MONTH: msg`Under 6 months`,
  UNDER_1YEAR: msg`Under 1 year`,
  ABOVE_1YEAR: msg`Over 1 year`,
}

export const sortLabels: Record<JobSort, MessageDescriptor> = {
  newest: msg`Newest`,
  distance: msg`Nearest first`,
  pay: msg`Highest pay`,
}

export const closedReasonTexts: Record<ClosedReason, MessageDescriptor> = {
  EMPLOYER: msg`The company has closed this job.`,
  EXPIRED: msg`This job is no longer listed. Its posting period has ended.`,
  OPERATOR: msg`The operator has closed this job.`,
}

export const applicationStageLabels: Record<ApplicationStage, MessageDescriptor> = {
  SENT: msg`Applied`,
  READ: msg`Read by the company`,
  SHORTLISTED: msg`The company is interested`,
  INTERVIEW: msg`Invited to an interview`,
  HIRED: msg`Hired`,
  REJECTED: msg`Not selected`,
  WITHDRAWN: msg`Withdrawn`,
}
