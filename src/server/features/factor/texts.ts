import { inLanguage, type InLanguages } from '../../in-language.ts'
import type { SocialProvider } from '../../../contract/base/enums.ts'
import {
  EMAIL_CHANGE_MINUTES,
  FACTOR_UNDO_DAYS,
  type FactorChange,
} from '../../../contract/account/factor.ts'

/** Details that a notice mentions. */
export interface ChangeDetail {
  provider?: SocialProvider
  /** Whether a reset removed the cellphone. */
  cellphone?: boolean
  providers?: SocialProvider[]
}

export interface MailText {
  subject: string
  text: string
}

interface Texts {
  providers: Record<SocialProvider, string>
  cellphone: string
  titles: Record<FactorChange, (provider: string) => string>
  product: string
  removed: string
  dropped: (ways: string) => string
  notice: (lines: { title: string; dropped: string[]; undo: string | null; help: string }) => string[]
  removal: () => string[]
  emailLink: (link: string) => MailText
  emailTaken: () => MailText
}

/** The mails contain no member's input: an attacker may have chosen the account's name. */
const texts: InLanguages<Texts> = {
  ko: {
    providers: { kakao: '카카오', naver: '네이버', facebook: '페이스북' },
    cellphone: '휴대폰 번호',
    titles: {
      PASSWORD: () => '비밀번호가 바뀌었어요',
      PASSWORD_RESET: () => '메일 링크로 비밀번호를 새로 정했어요',
      EMAIL: () => '이메일 주소가 바뀌었어요',
      CELLPHONE: () => '휴대폰 번호가 인증됐어요',
      CELLPHONE_LOST: () => '휴대폰 번호가 다른 계정에서 인증됐어요',
      PROVIDER_CONNECTED: (provider) => `${provider} 로그인이 연결됐어요`,
      PROVIDER_DISCONNECTED: (provider) => `${provider} 로그인 연결이 해제됐어요`,
      EXPORT: () => '내 정보를 내려받았어요',
      UNDONE: () => '계정 변경을 되돌렸어요',
    },
    product: '일터',
    removed: '계정이 삭제됐어요',
    dropped: (ways) => `더 이상 로그인에 쓸 수 없는 방법: ${ways}`,
    notice: ({ title, dropped, undo, help }) => [
      '안녕하세요.',
      '',
      `일터 계정 안내: ${title}`,
      ...dropped,
      '',
      '직접 하셨다면 아무것도 하지 않아도 돼요.',
      ...(undo === null
        ? ['본인이 하지 않았다면 비밀번호를 새로 정해 주세요.', help]
        : [
            '본인이 하지 않았다면 아래 링크에서 되돌릴 수 있어요. 모든 기기에서 로그아웃되고, 새 비밀번호를 정하게 돼요.',
            undo,
            '',
            `이 링크는 ${FACTOR_UNDO_DAYS}일 동안 한 번만 쓸 수 있어요.`,
          ]),
      '',
      '일터 드림',
    ],
    removal: () => [
      '안녕하세요.',
      '',
      '일터 계정과 개인 정보가 삭제됐어요. 되돌릴 수 없어요.',
      '그동안 이용해 주셔서 고마워요.',
      '',
      '일터 드림',
    ],
    emailLink: (link) => ({
      subject: '일터의 새 이메일 주소를 확인해 주세요',
      text: [
        '안녕하세요.',
        '',
        '일터 계정의 이메일을 이 주소로 바꾸려는 요청이 있었어요. 요청한 기기에서 아래 링크를 열어 주세요.',
        link,
        '',
        `이 링크는 ${EMAIL_CHANGE_MINUTES}분 동안 한 번만 쓸 수 있어요.`,
        '요청한 적이 없다면 이 메일을 무시해 주세요.',
        '',
        '일터 드림',
      ].join('\n'),
    }),
    emailTaken: () => ({
      subject: '이 이메일 주소에는 이미 일터 계정이 있어요',
      text: [
        '안녕하세요.',
        '',
        '다른 일터 계정에서 이 주소를 쓰려고 했지만, 이 주소에는 이미 계정이 있어 바꾸지 않았어요.',
        '요청한 적이 없다면 이 메일을 무시해 주세요.',
        '',
        '일터 드림',
      ].join('\n'),
    }),
  },
  en: {
    providers: { kakao: 'Kakao', naver: 'Naver', facebook: 'Facebook' },
    cellphone: 'cellphone number',
    titles: {
      PASSWORD: () => 'Your password was changed',
      PASSWORD_RESET: () => 'Your password was reset with an email link',
      EMAIL: () => 'Your email address was changed',
      CELLPHONE: () => 'A cellphone number was verified',
      CELLPHONE_LOST: () => 'Your cellphone number was verified by another account',
      PROVIDER_CONNECTED: (provider) => `Sign-in with ${provider} was connected`,
      PROVIDER_DISCONNECTED: (provider) => `Sign-in with ${provider} was disconnected`,
      EXPORT: () => 'Your data was downloaded',
      UNDONE: () => 'Changes to your account were undone',
    },
    product: 'Ilteo',
    removed: 'Your account was deleted',
    dropped: (ways) => `You can no longer sign in with: ${ways}`,
    notice: ({ title, dropped, undo, help }) => [
      'Hello,',
      '',
      `There is news about your Ilteo account: ${title}.`,
      ...dropped,
      '',
      'If this was you, you do not need to do anything.',
      ...(undo === null
        ? ['If this was not you, set a new password:', help]
        : [
            'If this was not you, undo the change here. All devices are signed out, and you set a new password:',
            undo,
            '',
            `The link works once, within ${FACTOR_UNDO_DAYS} days.`,
          ]),
      '',
      'Ilteo',
    ],
    removal: () => [
      'Hello,',
      '',
      'Your Ilteo account and your personal data were deleted. This cannot be undone.',
      '',
      'Ilteo',
    ],
    emailLink: (link) => ({
      subject: 'Confirm your new email address for Ilteo',
      text: [
        'Hello,',
        '',
        'Somebody asked to use this address for their Ilteo account. If this was you, open this link on the device where you asked:',
        link,
        '',
        `The link works once, within ${EMAIL_CHANGE_MINUTES} minutes.`,
        'If this was not you, ignore this email.',
        '',
        'Ilteo',
      ].join('\n'),
    }),
    emailTaken: () => ({
      subject: 'This email address already has an Ilteo account',
      text: [
        'Hello,',
        '',
        'Another Ilteo account asked to use this address. The address already has an account, so nothing was changed.',
        'If this was not you, ignore this email.',
        '',
        'Ilteo',
      ].join('\n'),
    }),
  },
}

/** In the member's language if supported, else English (docs/product-rules.md). */
export const factorTexts = (langCode: string): Texts => inLanguage(texts, langCode)

/** One-line summary, used as subject of the mail and the notification. */
export function changeTitle(langCode: string, kind: FactorChange, detail: ChangeDetail): string {
  const { titles, providers } = factorTexts(langCode)
  return titles[kind](detail.provider ? providers[detail.provider] : '')
}

export function noticeMail(
  langCode: string,
  notice: { kind: FactorChange; detail: ChangeDetail; undo: string | null; help: string },
): MailText {
  const own = factorTexts(langCode)
  const title = changeTitle(langCode, notice.kind, notice.detail)
  const ways = [
    ...(notice.detail.cellphone ? [own.cellphone] : []),
    ...(notice.detail.providers ?? []).map((provider) => own.providers[provider]),
  ]
  const dropped = ways.length > 0 ? [own.dropped(ways.join(', '))] : []
  const lines = own.notice({ title, dropped, undo: notice.undo, help: notice.help })
  return { subject: `${own.product}: ${title}`, text: lines.join('\n') }
}

export function removalMail(langCode: string): MailText {
  const own = factorTexts(langCode)
  return { subject: `${own.product}: ${own.removed}`, text: own.removal().join('\n') }
}
