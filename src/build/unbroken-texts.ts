import type { Plugin } from 'vite'
import { unbrokenCodes } from '../client/i18n/unbroken-codes.ts'

/** Keeps statuses of residence in one line in all texts of the interface; the catalogues have the usual hyphen. */
export const unbrokenTexts = (): Plugin => ({
  name: 'unbroken-texts',
  enforce: 'post',
  transform: {
    filter: { id: /locales\/[a-z]+\/(messages|members|landing|rights|work)\.po$/ },
    handler: (code) => unbrokenCodes(code),
  },
})
