import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { languages } from './src/client/i18n/languages.ts'

/** The pseudo-locale exists for layout tests only: text about 40 % longer, no catalogue of its own to translate. */
const PSEUDO = 'pseudo'

/** What nobody reads on a first visit: its texts come apart from the others (i18n/activate-language.ts). */
const MEMBERS = [
  '<rootDir>/src/client/features/{account,alarm,announcement,applicant,company,coupon,dashboard,language}/**',
  '<rootDir>/src/client/features/{member,notification,order,outbox,payment,point,proposal,resume,resume-view,talent}/**',
  '<rootDir>/src/client/features/layout/wrong-role-screen.tsx',
  '<rootDir>/src/client/{i18n/candidate-labels.ts,entities/country/country-search.tsx,features/report/report-sheet.tsx}',
  '<rootDir>/src/client/entities/notification/push-panel.tsx',
  // Only the server says it.
  '<rootDir>/src/client/app/page-texts.ts',
  '<rootDir>/src/client/entities/{applicant,certification,email-link,desired-job,image,verification}/**',
]

/** Read once, by whoever comes for the first time, and not by those who come straight to a job. */
const LANDING = ['<rootDir>/src/client/features/landing/**']

/** Few are operators: members load nothing of it. */
const OPERATOR = ['<rootDir>/src/client/features/operator/**']

export default defineConfig({
  sourceLocale: 'en',
  locales: [...languages.map((language) => language.code), PSEUDO],
  pseudoLocale: { locale: PSEUDO, prepend: '⟦', append: '⟧', extend: 0.4 },
  fallbackLocales: { [PSEUDO]: 'en' },
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/messages',
      include: ['<rootDir>/src/client'],
      exclude: [...MEMBERS, ...LANDING, ...OPERATOR, '**/node_modules/**'],
    },
    { path: '<rootDir>/locales/{locale}/members', include: MEMBERS },
    { path: '<rootDir>/locales/{locale}/landing', include: LANDING },
    { path: '<rootDir>/locales/{locale}/operator', include: OPERATOR },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
})
