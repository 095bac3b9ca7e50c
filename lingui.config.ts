import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { WRITTEN_WITH_CODE } from './src/reference/interface-languages.ts'

/** The pseudo-locale exists for layout tests only: text about 40 % longer, no catalogue of its own to translate. */
const PSEUDO = 'pseudo'

/** Texts that a first visit does not need; they get catalogues of their own (i18n/activate-language.ts). */
const MEMBERS = [
  '<rootDir>/src/client/features/{account,alarm,announcement,applicant,company,coupon,dashboard,language}/**',
  '<rootDir>/src/client/features/{member,notification,order,outbox,payment,point,proposal,resume,resume-view,talent}/**',
  '<rootDir>/src/client/features/home/{employer,worker}/**',
  '<rootDir>/src/client/features/layout/wrong-role-screen.tsx',
  '<rootDir>/src/client/{i18n/candidate-labels.ts,features/report/{report-offer,report-sheet}.tsx}',
  '<rootDir>/src/client/entities/country/{country-search,nationalities-sheet}.tsx',
  '<rootDir>/src/client/entities/notification/push-panel.tsx',
  // Used by the server only.
  '<rootDir>/src/client/app/page-texts.ts',
  '<rootDir>/src/client/entities/{applicant,application,certification,email-link,desired-job,image,payment,resume,verification}/**',
  '<rootDir>/src/client/entities/place/place-sheet.tsx',
  '<rootDir>/src/client/features/job/map/**',
]

/** The landing page is seen once, and not by readers who open a job directly: its texts get their own catalogue. */
const LANDING = ['<rootDir>/src/client/features/landing/**']

/** Few users are operators; members do not load these texts. */
const OPERATOR = ['<rootDir>/src/client/features/operator/**']

/** Mails, pushes and text messages. What the server shares with the web app is in `messages`. */
const SERVER = ['<rootDir>/src/server/{features,i18n,pages}/**']

/** Catalogues of what workers and employers read. */
export const catalogs = [
  {
    path: '<rootDir>/locales/{locale}/messages',
    include: ['<rootDir>/src/client', '<rootDir>/src/contract'],
    exclude: [...MEMBERS, ...LANDING, ...OPERATOR, '**/node_modules/**'],
  },
  { path: '<rootDir>/locales/{locale}/members', include: MEMBERS },
  { path: '<rootDir>/locales/{locale}/landing', include: LANDING },
  { path: '<rootDir>/locales/{locale}/server', include: SERVER },
]

export const format = formatter({ lineNumbers: false, origins: false })

/** `#message` declares texts in code that the server runs from source (contract/base/define-message.ts). */
export const macro = { corePackage: ['@lingui/core/macro', '#message'] }

/** The languages that are written with the code; lingui.languages.config.ts has the translated ones. */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...WRITTEN_WITH_CODE, PSEUDO],
  pseudoLocale: { locale: PSEUDO, prepend: '⟦', append: '⟧', extend: 0.4 },
  fallbackLocales: { [PSEUDO]: 'en' },
  catalogs: [...catalogs, { path: '<rootDir>/locales/{locale}/operator', include: OPERATOR }],
  format,
  macro,
})
