/** As the contract keeps a phone number (`Contact`): digits, without blanks, dashes and the country's code. */
export const phoneDigits = (text: string): string => text.replaceAll(/[\s().-]/g, '').replace(/^\+82/, '0')
