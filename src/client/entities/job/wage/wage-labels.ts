import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LongHoursReason, WorkplaceSize } from '../../../../contract/base/enums.ts'
import type { DeductionCode } from '../../../../contract/wage/insurance.ts'
import type { WageLineCode } from '../../../../contract/wage/wage-lines.ts'

export const workplaceSizeLabels: Record<WorkplaceSize, MessageDescriptor> = {
  UNDER_FIVE: msg`Fewer than 5 people`,
  FIVE_OR_MORE: msg`5 people or more`,
}

export const wageLineLabels: Record<WageLineCode, MessageDescriptor> = {
  BASE_PAY: msg`Pay for regular hours`,
  WEEKLY_HOLIDAY_PAY: msg`Weekly holiday pay`,
  OVERTIME_PAY: msg`Overtime pay`,
  HOLIDAY_WORK_PAY: msg`Pay for work on days off and public holidays`,
  NIGHT_PREMIUM: msg`Extra pay for nights (22:00 to 06:00)`,
  PUBLIC_HOLIDAY_PAY: msg`Paid public holidays`,
  LEAVE_PAY: msg`Paid leave`,
  MISSED_HOURS: msg`Days missed without pay`,
}

export const deductionLabels: Record<DeductionCode, MessageDescriptor> = {
  NATIONAL_PENSION: msg`National pension`,
  HEALTH_INSURANCE: msg`Health insurance`,
  LONG_TERM_CARE: msg`Long-term care insurance`,
  EMPLOYMENT_INSURANCE: msg`Employment insurance`,
}

export const longHoursLabels: Record<LongHoursReason, MessageDescriptor> = {
  ARTICLE_59: msg`Transport or health care, with a written agreement`,
  SPECIAL_EXTENSION: msg`Longer working hours granted by the labor office`,
  SURVEILLANCE: msg`Guard or standby work approved by the labor office`,
}
