import type { Db } from '../../db/database.ts'
import type { MailSender } from '../../providers/mail/mail-sender.ts'
import { findNoticed } from './suspension.ts'
import type { Site } from '../../../contract/site/site.ts'
import { inLanguage, type InLanguages } from '../../in-language.ts'

interface NoticeMail {
  subject: string
  text: string
}
interface Texts {
  /** `contact`: where to ask; null if the site names none. */
  suspended: (contact: string | null) => NoticeMail
  restored: NoticeMail
}

/** Fixed: an operator's reason is read where the member signs in, and only if it was meant for them. */
const texts: InLanguages<Texts> = {
  ko: {
    suspended: (contact) => ({
      subject: '일터: 계정 이용이 정지됐어요',
      text: [
        '안녕하세요.',
        '',
        '일터 계정의 이용이 정지됐어요. 모든 기기에서 로그아웃됐고, 등록한 공고는 보이지 않아요.',
        '결제한 공고 기간과 포인트, 작성한 내용은 지워지지 않아요.',
        '운영자가 남긴 안내가 있으면 로그인할 때 볼 수 있어요.',
        ...(contact === null ? [] : [`잘못된 조치라고 생각하시면 문의해 주세요: ${contact}`]),
        '',
        '일터 드림',
      ].join('\n'),
    }),
    restored: {
      subject: '일터: 계정을 다시 쓸 수 있어요',
      text: [
        '안녕하세요.',
        '',
        '일터 계정의 이용 정지가 풀렸어요. 다시 로그인할 수 있어요.',
        '게시 기간이 남은 공고는 다시 보여요.',
        '',
        '일터 드림',
      ].join('\n'),
    },
  },
  en: {
    suspended: (contact) => ({
      subject: 'Ilteo: Your account is suspended',
      text: [
        'Hello,',
        '',
        'Your Ilteo account is suspended. You are signed out on all devices, and your postings are hidden.',
        'Nothing you wrote or paid for is deleted.',
        'If there is a note for you, you will see it when you sign in.',
        ...(contact === null ? [] : [`If you think this is a mistake, write to us: ${contact}`]),
        '',
        'Ilteo',
      ].join('\n'),
    }),
    restored: {
      subject: 'Ilteo: Your account is open again',
      text: [
        'Hello,',
        '',
        'Your Ilteo account is no longer suspended. You can sign in again.',
        'Postings that have not ended are visible again.',
        '',
        'Ilteo',
      ].join('\n'),
    },
  },
}

/** The background half: tells the member, unless it is no longer so. In their language where there is one of ours. */
export async function sendSuspensionNotice(
  { db, mail, contact }: { db: Db; mail: MailSender; contact: Site['contact'] },
  { memberId, isSuspended }: { memberId: string; isSuspended: boolean },
): Promise<void> {
  const member = await findNoticed(db, memberId)
  if (!member || member.email === null || (member.suspendedAt !== null) !== isSuspended) return
  const own = inLanguage(texts, member.langCode)
  const notice = isSuspended ? own.suspended(contact.email ?? contact.messengerUrl) : own.restored
  await mail.send({ to: member.email, ...notice })
}
