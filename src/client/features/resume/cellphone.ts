export const CELLPHONE_DIGITS = 11

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** Eleven digits as 3-4-4 (specification, section 5); the older ten as 3-3-4; fewer as they are. */
export function formatCellphone(digits: string): string {
  if (digits.length === CELLPHONE_DIGITS)
    return `${digits.slice(0, 3)}-${digits.slice(3, 7)}-${digits.slice(7)}`
  // 010 numbers have eleven digits: the tenth is not their last.
  if (digits.length === 10 && !digits.startsWith('010'))
    return `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`
  return digits
}
