/**
 * Normalizes a phone number as the contract's `Contact` does: digits without spaces, dashes and country code.
 */
export const phoneDigits = (text: string): string => text.replaceAll(/[\s().-]/g, '').replace(/^\+82/, '0')
