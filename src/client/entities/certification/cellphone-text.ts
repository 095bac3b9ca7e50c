export const CELLPHONE_DIGITS = 11

/** Formats eleven digits as 3-4-4 while typing; fewer stay as they are. */
export const cellphoneText = (digits: string) => digits.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3')

/** Whether the button for sending a code is active: from nine digits. */
export const canBeSent = (digits: string) => digits.length > 8

/** Whether the button for confirming a code is active. */
export const canBeConfirmed = (code: string) => code.length > 3

/** Formats seconds as `2:05`. */
export function minutesText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
