/** A password as it is counted, hashed and compared: keyboards write one letter in several ways (NIST SP 800-63B, 3.1.1.2). */
export const passwordText = (text: string): string => text.normalize('NFKC')

/** Shown beside the rules of a new password, and therefore refused as one. */
export const EXAMPLE_PASSWORD = 'mango-7-bus-rain'
