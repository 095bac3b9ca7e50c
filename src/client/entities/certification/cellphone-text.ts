export const CELLPHONE_DIGITS = 11

/** As it is typed: eleven digits as 3-4-4 (specification, section 5), fewer as they are. */
export const cellphoneText = (digits: string) => digits.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3')

/** More than so many characters make the button for sending a code active (specification, section 5). */
export const canBeSent = (digits: string) => digits.length > 8

/** As above, for the button that confirms a code. */
export const canBeConfirmed = (code: string) => code.length > 3

/** `2:05` from seconds. */
export function minutesText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')
