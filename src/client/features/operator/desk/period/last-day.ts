/** Of the console's date fields: without one, browsers let a year have six digits. */
export const LAST_DAY = '2099-12-31'
