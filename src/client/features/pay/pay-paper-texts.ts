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
  unsure: msg`An average month before income tax, calculated from what the worker entered. Call 1350 to check.`,
} as const
