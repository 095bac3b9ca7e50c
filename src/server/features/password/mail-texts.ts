import { PASSWORD_RESET_MINUTES } from '../../../contract/account/member-account.ts'
import { inLanguage, type InLanguages } from '../../in-language.ts'

interface ResetMail {
  subject: string
  text: string
}

/** Fixed texts: the account's name may come from somebody who used another person's address. */
const texts: InLanguages<(link: string) => ResetMail> = {
  ko: (link) => ({
    subject: '일터 비밀번호를 새로 정해 주세요',
    text: [
      '안녕하세요.',
      '',
      '아래 링크에서 새 비밀번호를 정할 수 있어요.',
      link,
      '',
      `이 링크는 ${PASSWORD_RESET_MINUTES}분 동안 한 번만 쓸 수 있어요. 새 비밀번호를 정하면 모든 기기에서 로그아웃되고, 이 메일 주소로 확인되지 않은 로그인 방법(휴대폰 번호, 연결된 계정)은 해제돼요.`,
      '요청한 적이 없다면 이 메일을 무시해 주세요. 비밀번호는 그대로예요.',
      '',
      '일터 드림',
    ].join('\n'),
  }),
  en: (link) => ({
    subject: 'Set a new password for Ilteo',
    text: [
      'Hello,',
      '',
      'You can set a new password here:',
      link,
      '',
      `The link works once, within ${PASSWORD_RESET_MINUTES} minutes. When you set a new password, you are signed out on all devices. Sign-in methods that were not confirmed with this email address (cellphone number, connected accounts) are removed.`,
      'If you did not ask for this, ignore this email. Your password does not change.',
      '',
      'Ilteo',
    ].join('\n'),
  }),
}

/** In the member's language if supported, else English (docs/product-rules.md). */
export function resetMail(langCode: string, link: string): ResetMail {
  return inLanguage(texts, langCode)(link)
}
