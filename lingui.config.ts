import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { WRITTEN_WITH_CODE } from './src/reference/interface-languages.ts'

/** The pseudo-locale exists for layout tests only: text about 40 % longer, no catalogue of its own to translate. */
const PSEUDO = 'pseudo'

/** Texts that a first visit does not need; they get catalogues of their own (i18n/activate-language.ts). */
const MEMBERS = [
  '<rootDir>/src/client/features/{account,alarm,announcement,applicant,colleague,company,conversation,coupon,dashboard,language}/**',
  '<rootDir>/src/client/features/{member,notification,order,outbox,pay,payment,point,proposal,resume,resume-paper,resume-view,talent}/**',
  '<rootDir>/src/client/features/home/{employer,worker}/**',
  '<rootDir>/src/client/features/layout/{wrong-role-screen,sign-out-sheet}.tsx',
  '<rootDir>/src/client/features/layout/bars/{unsent-bar,signed-up-bar,alerts-bar,install-bar}.tsx',
  '<rootDir>/src/client/{i18n/candidate-labels.ts,features/report/{report-offer,report-sheet}.tsx}',
  '<rootDir>/src/client/entities/country/{country-search,nationalities-sheet}.tsx',
  '<rootDir>/src/client/entities/{notification/push-panel,outbox/device-button}.tsx',
  // Used by the server only.
  '<rootDir>/src/client/app/page-texts.ts',
  '<rootDir>/src/client/entities/{announcement,applicant,application,behind,certification,conversation,email-link,desired-job,fraud,image,payment,phrase,point,report,resume,time-offer,verification}/**',
  '<rootDir>/src/client/entities/place/place-sheet.tsx',
  '<rootDir>/src/client/entities/region/region-search-field.tsx',
  '<rootDir>/src/client/entities/identity/**',
  '<rootDir>/src/client/entities/member/company-right.tsx',
  '<rootDir>/src/client/entities/site/{color-scheme-choice,contact-sheet}.tsx',
  '<rootDir>/src/client/entities/translation/{outside-translation,translation-tools}.tsx',
  '<rootDir>/src/client/entities/answer/{form-conflict,request-alert,suspension-text}.tsx',
  '<rootDir>/src/client/ui/keyboard/**',
  '<rootDir>/src/client/ui/{chart/day-chart,field/{counted-field,won-field}}.tsx',
  '<rootDir>/src/client/features/job/detail/{member-application,print-job}.tsx',
  '<rootDir>/src/client/features/job/search/{choice-sheets,hours-sheet,no-jobs,pay-sheet,place-note,region-list,region-map,region-sheet,wider-area}.tsx',
  '<rootDir>/src/client/entities/job/wage/**',
  '<rootDir>/src/client/entities/job/pay/{pay-question.tsx,unusual-pay-text.ts}',
  '<rootDir>/src/client/features/job/map/**',
  '<rootDir>/src/client/features/job/saved/**',
  '<rootDir>/src/contract/message/phrase-texts.ts',
  '<rootDir>/src/contract/base/error-texts.ts',
  '<rootDir>/src/contract/payment/method-labels.ts',
]

/** The landing page is seen once, and not by readers who open a job directly: its texts get their own catalogue. */
const LANDING = [
  '<rootDir>/src/client/features/landing/**',
  '<rootDir>/src/client/entities/work-right/status-names.ts',
]

/** Names of occupations and conditions: the server writes them into answers, and the web app loads them later. */
const WORK = ['<rootDir>/src/contract/work/**']

/** Reasons of the right to work, and whom to call: read where somebody asks, not on a first visit. */
const RIGHTS = [
  '<rootDir>/src/client/features/help/**',
  '<rootDir>/src/client/features/job/may-take/**',
  '<rootDir>/src/contract/work-right/**',
  '<rootDir>/src/client/entities/work-right/{before-apply-sheet,facts-fields,next-step,right-answer,right-mark,share-stay,stays-here,verdict-texts,work-right-panel}.{ts,tsx}',
]

/** Few users are operators; members do not load these texts. */
const OPERATOR = [
  '<rootDir>/src/client/features/operator/**',
  '<rootDir>/src/client/entities/report/reason-texts.ts',
  '<rootDir>/src/contract/operator/list-texts.ts',
  // Headings of exports.
  '<rootDir>/src/server/features/operator/lists/**',
]

/** Papers are in Korean whatever the language of the screen: their texts come with the screen, in Korean alone. */
const PAPER = [
  '<rootDir>/src/client/features/{resume-paper/paper-texts,pay/pay-paper-texts}.ts',
  '<rootDir>/src/client/i18n/{labels,candidate-labels}.ts',
  '<rootDir>/src/contract/work/{occupation-names,resume-phrase-texts}.ts',
]

/** Mails, pushes and text messages. What the server shares with the web app is in `messages`. */
const SERVER = ['<rootDir>/src/server/{features,i18n,pages}/**']

/** Catalogues of what workers and employers read. */
export const catalogs = [
  {
    path: '<rootDir>/locales/{locale}/messages',
    include: ['<rootDir>/src/client', '<rootDir>/src/contract'],
    exclude: [...MEMBERS, ...LANDING, ...OPERATOR, ...WORK, ...RIGHTS, '**/node_modules/**'],
  },
  { path: '<rootDir>/locales/{locale}/members', include: MEMBERS },
  { path: '<rootDir>/locales/{locale}/landing', include: LANDING },
  {
    path: '<rootDir>/locales/{locale}/rights',
    include: RIGHTS,
  },
  { path: '<rootDir>/locales/{locale}/server', include: SERVER, exclude: OPERATOR },
  { path: '<rootDir>/locales/{locale}/work', include: WORK },
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
  catalogs: [
    ...catalogs,
    { path: '<rootDir>/locales/{locale}/operator', include: OPERATOR },
    { path: '<rootDir>/locales/{locale}/paper', include: PAPER },
  ],
  format,
  macro,
})
