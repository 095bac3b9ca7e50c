import { expect, test } from 'vitest'
import { NOTIFICATION_KINDS } from '../../src/contract/message/notification.ts'
import type { FactorChange } from '../../src/contract/account/factor.ts'
import { offeredLanguages } from '../../src/reference/interface-languages.ts'
import { manyTexts, pushTexts } from '../../src/server/features/alert/push-texts.ts'
import { notificationMail, notificationText } from '../../src/server/features/channel/message-texts.ts'
import { smsText } from '../../src/server/features/certification/sms-text.ts'
import { emailLinkMail } from '../../src/server/features/email-verification/mail-texts.ts'
import {
  changeTitle,
  emailChangeMail,
  emailTakenMail,
  noticeMail,
  removalMail,
} from '../../src/server/features/factor/texts.ts'
import { restoredMail, suspendedMail } from '../../src/server/features/operator/suspension-mail.ts'
import { resetMail } from '../../src/server/features/password/mail-texts.ts'
import type { MailText } from '../../src/server/i18n/mail-text.ts'
import { textIn } from '../../src/server/i18n/text-in.ts'
import { readLocaleJson } from '../languages/catalogues.ts'
import { type Names, scriptErrors } from '../languages/script.ts'

const names = readLocaleJson<Names>('names.json', { latin: [], same: [] })

/** Every change, so that a new one has to be listed. */
const changes: Record<FactorChange, true> = {
  PASSWORD: true,
  PASSWORD_RESET: true,
  EMAIL: true,
  CELLPHONE: true,
  CELLPHONE_LOST: true,
  PROVIDER_CONNECTED: true,
  PROVIDER_DISCONNECTED: true,
  EXPORT: true,
  UNDONE: true,
}
const CHANGES = Object.keys(changes) as FactorChange[]

/** Stands for what is inserted: the same in every language. */
const VALUE = '123'

const pending = {
  kind: 'MESSAGE_RECEIVED',
  saidAs: 'MESSAGE_RECEIVED',
  subject: VALUE,
  actor: VALUE,
  targetId: VALUE,
  applicant: null,
  at: null,
} as const
/** Without the headline of a mail, which is in Korean in every language. */
const applicant = { ...pending, applicant: { country: 'VN', korean: null, career: {} } }
const counted = [1, 2, 5, 21].map((count) => Array.from({ length: count }, () => applicant))

const mailsIn = (code: string): MailText[] => [
  resetMail(code, VALUE),
  emailLinkMail(code, VALUE, VALUE),
  ...CHANGES.flatMap((kind) =>
    [null, VALUE].map((undo) => {
      const detail = { provider: 'naver', cellphone: true, providers: ['kakao', 'facebook'] } as const
      return noticeMail(code, {
        kind,
        detail: { ...detail, providers: [...detail.providers] },
        undo,
        help: VALUE,
      })
    }),
  ),
  removalMail(code),
  emailChangeMail(code, VALUE),
  emailTakenMail(code),
  suspendedMail(code, 'EMPLOYER', VALUE),
  suspendedMail(code, 'EMPLOYEE', null),
  restoredMail(code, 'EMPLOYER'),
  notificationMail([pending], { role: 'EMPLOYEE', langCode: code }, { publicUrl: VALUE, stopUrl: VALUE }),
]

/** Every line that is sent by mail, text message and push, in the same order in each language. */
function sentIn(code: string): string[] {
  const say = textIn(code)
  const lines = [
    ...mailsIn(code).flatMap(({ subject, text }) => [subject, ...text.split('\n')]),
    smsText(code, VALUE).replace('[일터]', ''),
    ...counted.map((many) => notificationText(many, code, VALUE).replace('[일터]', '')),
    ...NOTIFICATION_KINDS.map((kind) => say(pushTexts[kind], { subject: VALUE })),
    ...CHANGES.map((kind) => changeTitle(code, kind, { provider: 'kakao' })),
    ...Object.values(manyTexts).flatMap((many) => [1, 2, 5, 21].map((count) => say(many, { count }))),
  ]
  return lines.map(withoutPaths)
}

/** Paths of pages have English names in every language. */
const withoutPaths = (line: string) => line.replaceAll(/123\/\S+/g, VALUE)

const isSaid = (line: string) => /\p{L}/u.test(line)

test.each(offeredLanguages.flatMap(({ code }) => (code === 'en' ? [] : [code])))(
  'What is sent in %s is in no other language',
  (code) => {
    const [english, own] = [sentIn('en'), sentIn(code)]
    expect(own).toHaveLength(english.length)
    const wrong = own.flatMap((line, number) => {
      const source = english[number] ?? ''
      return isSaid(line) ? scriptErrors(source, line, code, names).map((error) => `${line}: ${error}`) : []
    })
    expect(wrong).toEqual([])
  },
)

test('What is sent in English has no Korean', () => {
  expect(sentIn('en').filter((line) => /\p{Script=Hangul}/u.test(line))).toEqual([])
})
