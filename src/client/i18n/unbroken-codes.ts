const NON_BREAKING_HYPHEN = '\u2011'

const CODE = /(?<![\w-])[A-H]-\d{1,2}(?:-[0-9A-Z]{1,4})?(?!\w)/g

/** A text to show, whose statuses of residence (`E-7-4`) do not come apart at a hyphen where a line ends. */
export const unbrokenCodes = (text: string): string =>
  text.replaceAll(CODE, (code) => code.replaceAll('-', NON_BREAKING_HYPHEN))
