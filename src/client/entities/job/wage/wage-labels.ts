import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { WorkplaceSize } from '../../../../contract/base/enums.ts'
import type { DeductionCode } from '../../../../contract/job/wage-deductions.ts'
import type { WageLineCode } from '../../../../contract/job/wage-lines.ts'

export const workplaceSizeLabels: Record<WorkplaceSize, MessageDescriptor> = {
  UNDER_FIVE: msg`Fewer than 5 people`,
  FIVE_OR_MORE: msg`5 people or more`,
}

export const wageLineLabels: Record<WageLineCode, MessageDescriptor> = {
  BASE_PAY: msg`Pay for regular hours`,
  WEEKLY_HOLIDAY_PAY: msg`Weekly holiday pay`,
  OVERTIME_PAY: msg`Overtime pay`,
  HOLIDAY_WORK_PAY: msg`Pay for work on the weekly holiday`,
  NIGHT_PREMIUM: msg`Extra pay for nights (22:00 to 06:00)`,
}

export const deductionLabels: Record<DeductionCode, MessageDescriptor> = {
  NATIONAL_PENSION: msg`National pension`,
  HEALTH_INSURANCE: msg`Health insurance`,
  LONG_TERM_CARE: msg`Long-term care insurance`,
  EMPLOYMENT_INSURANCE: msg`Employment insurance`,
}
