import { EMAIL_LINK_HOURS } from '../../../contract/account/email.ts'
import { inLanguage, type InLanguages } from '../../in-language.ts'

interface LinkMail {
  subject: string
  text: string
}

/** The texts contain nothing from the person who signed up: the address may be somebody else's. */
const texts: InLanguages<(link: string) => LinkMail> = {
  ko: (link) => ({
    subject: '일터 이메일 주소를 확인해 주세요',
    text: [
      '안녕하세요.',
      '',
      '이 이메일 주소로 일터 계정이 등록됐어요. 본인이 맞다면 아래 링크를 열고 확인을 눌러 주세요.',
      link,
      '',
      `이 링크는 ${EMAIL_LINK_HOURS}시간 동안 쓸 수 있어요.`,
      '등록한 적이 없다면 누르지 말고 이 메일을 무시해 주세요.',
      '',
      '일터 드림',
    ].join('\n'),
  }),
  en: (link) => ({
    subject: 'Confirm your email address for Ilteo',
    text: [
      'Hello,',
      '',
      'This email address was registered for an Ilteo account. If this was you, open the link and press “Confirm”:',
      link,
      '',
      `The link is valid for ${EMAIL_LINK_HOURS} hours.`,
      'If this was not you, ignore this email.',
      '',
      'Ilteo',
    ].join('\n'),
  }),
}

/** In the member's language if supported, else English (docs/product-rules.md). */
export function emailLinkMail(langCode: string, link: string): LinkMail {
  return inLanguage(texts, langCode)(link)
}
