import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeductionReason } from '../../../../contract/wage/insurance.ts'

/** Why a deduction is taken or not; null where the name of the insurance says enough. */
export const deductionReasons: Record<DeductionReason, MessageDescriptor | null> = {
  PENSION_BY_LAW: msg`Not taken from the age of 60 on.`,
  PENSION_AGE: msg`Not taken from the age of 60 on.`,
  PENSION_EXEMPT_STATUS: msg`Not taken: your status of residence is outside the pension.`,
  PENSION_EXEMPT_COUNTRY: msg`Not taken: people of your nationality are outside the pension.`,
  PENSION_COUNTRY_UNCLEAR: msg`It is not known whether people of your nationality pay it. Ask the National Pension Service (국민연금공단).`,
  PENSION_FACTS_MISSING: msg`Whether you pay it depends on your status and nationality.`,
  HEALTH_BY_LAW: null,
  HEALTH_NOT_REGISTERED: msg`Not taken: this insurance covers only people with a residence card.`,
  CARE_BY_LAW: null,
  CARE_UNLESS_EXEMPTED: msg`With your status you can be exempted from this insurance: the company applies for it.`,
  EMPLOYMENT_COMPULSORY: null,
  EMPLOYMENT_ON_APPLICATION: msg`With your status you have this insurance only if you applied for it.`,
  EMPLOYMENT_OUTSIDE: msg`Not taken: this insurance does not cover your status.`,
  EMPLOYMENT_RECIPROCITY: msg`Whether this insurance covers you depends on the law of your country. Ask 1350.`,
  EMPLOYMENT_FACTS_MISSING: msg`Whether this insurance covers you depends on your status.`,
  EMPLOYMENT_FEW_HOURS: msg`With so few hours, this insurance may not cover you in the first three months. Ask 1350.`,
  EMPLOYMENT_HOUSEHOLD: msg`Not taken: this insurance does not cover people whom a household hires.`,
  HOUSEHOLD_UNCLEAR: msg`If a household hires you, this insurance may not cover you. Ask the insurer.`,
  FIRST_MONTH: msg`Not taken in the month in which you start, unless you start on the 1st.`,
  UNDER_60_HOURS: msg`Not taken: fewer than 60 hours a month.`,
  WORKER_SAYS: msg`As you said.`,
}
