import type { Plugin } from 'vite'
import { unbrokenCodes } from '../client/i18n/unbroken-codes.ts'
import { withTiedDots } from '../contract/base/between-facts.ts'

/**
 * Keeps statuses of residence in one line in all texts of the interface, and dots at the end of a line; the catalogues
 * have the usual hyphen and spaces.
 */
export const unbrokenTexts = (): Plugin => ({
  name: 'unbroken-texts',
  enforce: 'post',
  transform: {
    filter: { id: /locales\/[a-z]+\/(messages|members|landing|rights|work)\.po$/ },
    handler: (code) => withTiedDots(unbrokenCodes(code)),
  },
})
