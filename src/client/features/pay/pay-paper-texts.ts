import { msg } from '@lingui/core/macro'

/** The summary to take to the labour office, in Korean and in the reader's language. */
export const payPaperTexts = {
  title: msg`Summary of my pay`,
  month: msg({ message: 'Month', comment: 'Column: the month of the pay' }),
  agreed: msg`Agreed pay`,
  lowest: msg`Lowest legal pay`,
  hours: msg({ message: '{hours} hours a day, {days} days a week, {nights} night hours a day' }),
  won: msg({ message: '{figure} won', comment: 'An amount of money' }),
  before: msg`Pay for a month before deductions`,
  due: msg`Due after deductions`,
  lodging: msg`Taken off for room and meals`,
  received: msg`Pay received`,
  missing: msg`Pay that is missing`,
  days: msg({
    message:
      'Days worked: {worked}, hours: {hours}, at night: {nights}, days of paid leave: {leave}, days missed: {missed}',
  }),
  dayByDay: msg({
    message: 'Day by day: {list}',
    comment: 'The list: day of the month and hours, such as 3: 8 (2)',
  }),
  firstMonth: msg`I started this job in this month, after the 1st. The days before are days off.`,
  noDays: msg`The days of this month were not entered. The pay due is shown as a range.`,
  person: msg({
    message: 'Status: {status}, nationality: {nationality}',
    comment: 'Codes such as E-9 and NP',
  }),
  NATIONAL_PENSION: msg`National pension`,
  HEALTH_INSURANCE: msg`Health insurance`,
  LONG_TERM_CARE: msg`Long-term care insurance`,
  EMPLOYMENT_INSURANCE: msg`Employment insurance`,
  unsure: msg`Before income tax, calculated from what the worker entered. Call 1350 to check.`,
} as const
