/** Of the console's date fields: without one, browsers let a year have six digits. */
export const LAST_DAY = '2099-12-31'
export const LAST_MINUTE = `${LAST_DAY}T23:59`

/** Whether the year of a date or time input is after the last day's. */
export const isAfterLastDay = (input: string): boolean => Number.parseInt(input, 10) > 2099
