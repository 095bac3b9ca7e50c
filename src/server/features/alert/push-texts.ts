import type { NotificationKind } from '../../../contract/message/notification.ts'
import { inLanguage, type InLanguages, languageOf } from '../../in-language.ts'

interface PushTexts {
  one: Record<NotificationKind, (subject: string) => string>
  many: (count: number) => string
  manyJobs: (count: number) => string
  manyNews: (count: number) => string
}

const texts: InLanguages<PushTexts> = {
  ko: {
    one: {
      NEW_JOB: (subject) => `새 일자리: ${subject}`,
      NEWS: (subject) => `새 소식: ${subject}`,
      APPLICATION_READ: (subject) => `회사가 지원서를 읽었어요: ${subject}`,
      APPLICATION_SHORTLISTED: (subject) => `지원한 곳에서 관심을 보였어요: ${subject}`,
      APPLICATION_INTERVIEW: (subject) => `면접 단계로 올라갔어요: ${subject}`,
      APPLICATION_HIRED: (subject) => `채용이 결정됐어요: ${subject}`,
      APPLICATION_REJECTED: (subject) => `지원 결과가 나왔어요: ${subject}`,
      APPLICATION_RECEIVED: (subject) => `새 지원자가 있어요: ${subject}`,
      PROPOSAL_RECEIVED: (subject) => `일자리 제안을 받았어요: ${subject}`,
      RESUME_OPENED: (subject) => `회사가 내 이력서를 열람했어요: ${subject}`,
      PROPOSAL_ACCEPTED: (subject) => `제안이 수락됐어요: ${subject}`,
      PROPOSAL_DECLINED: (subject) => `제안이 거절됐어요: ${subject}`,
      PROPOSAL_WITHDRAWN: (subject) => `회사가 일자리 제안을 취소했어요: ${subject}`,
      PROPOSAL_QUESTION: (subject) => `일자리 제안에 질문이 왔어요: ${subject}`,
      PROPOSAL_REPLY: (subject) => `회사가 답했어요: ${subject}`,
      PROPOSAL_TIMES: (subject) => `다른 시간을 제안받았어요: ${subject}`,
      PROPOSAL_TIME_AGREED: (subject) => `시간이 정해졌어요: ${subject}`,
      PROPOSAL_LATER: (subject) => `나중에 다시 물어봐 달라고 해요: ${subject}`,
      BUSINESS_VERIFIED: (subject) => `사업자 인증이 끝났어요: ${subject}`,
      BUSINESS_REFUSED: (subject) => `사업자 인증을 다시 신청해 주세요: ${subject}`,
      BUSINESS_WAITS_AGAIN: (subject) => `사업자 인증을 다시 확인하고 있어요: ${subject}`,
      COMPANY_NAME_APPROVED: (subject) => `회사 이름이 승인됐어요: ${subject}`,
      COMPANY_NAME_REFUSED: (subject) => `회사 이름이 승인되지 않았어요: ${subject}`,
      DEPOSIT_RECEIVED: (subject) => `입금이 확인됐어요: ${subject}`,
      JOB_CLOSED: (subject) => `채용이 마감됐어요: ${subject}`,
      JOB_REOPENED: (subject) => `잘못 마감된 공고가 다시 열렸어요: ${subject}`,
      REPORT_CLOSED: (subject) => `신고한 공고를 마감했어요: ${subject}`,
      REPORT_CLOSED_HELP: (subject) =>
        `신고한 공고를 마감했어요. 피해가 있으면 112에 신고해 주세요: ${subject}`,
      REPORT_DISMISSED: (subject) => `신고를 확인했어요. 공고는 그대로예요: ${subject}`,
      REPORT_NO_VIOLATION: (subject) => `신고를 확인했어요. 규정 위반이 아니에요: ${subject}`,
      REPORT_NOT_PROVEN: (subject) => `신고 내용을 확인하지 못했어요: ${subject}`,
      REPORT_CORRECTED: (subject) => `회사가 신고한 공고를 고쳤어요: ${subject}`,
      REPORT_REOPENED: (subject) => `신고를 다시 확인하고 있어요: ${subject}`,
      ACCOUNT_CHANGED: (subject) => `계정 보안: ${subject}`,
    },
    many: (count) => `새 알림 ${count}개`,
    manyJobs: (count) => `나에게 맞는 새 일자리 ${count}개`,
    manyNews: (count) => `새 소식 ${count}개`,
  },
  en: {
    one: {
      NEW_JOB: (subject) => `New job: ${subject}`,
      NEWS: (subject) => `News: ${subject}`,
      APPLICATION_READ: (subject) => `Your application was read: ${subject}`,
      APPLICATION_SHORTLISTED: (subject) => `The company is interested in you: ${subject}`,
      APPLICATION_INTERVIEW: (subject) => `The company would like to interview you: ${subject}`,
      APPLICATION_HIRED: (subject) => `The company would like to hire you: ${subject}`,
      APPLICATION_REJECTED: (subject) => `There is an answer to your application: ${subject}`,
      APPLICATION_RECEIVED: (subject) => `You have a new applicant: ${subject}`,
      PROPOSAL_RECEIVED: (subject) => `New job offer: ${subject}`,
      RESUME_OPENED: (subject) => `A company has opened your resume: ${subject}`,
      PROPOSAL_ACCEPTED: (subject) => `Your job offer was accepted: ${subject}`,
      PROPOSAL_DECLINED: (subject) => `Your job offer was declined: ${subject}`,
      PROPOSAL_WITHDRAWN: (subject) => `The company withdrew its job offer: ${subject}`,
      PROPOSAL_QUESTION: (subject) => `You have a question about your job offer: ${subject}`,
      PROPOSAL_REPLY: (subject) => `The company has replied: ${subject}`,
      PROPOSAL_TIMES: (subject) => `New times were suggested: ${subject}`,
      PROPOSAL_TIME_AGREED: (subject) => `You agreed on a time: ${subject}`,
      PROPOSAL_LATER: (subject) => `The candidate asks you to try again later: ${subject}`,
      BUSINESS_VERIFIED: (subject) => `Your business is verified: ${subject}`,
      BUSINESS_REFUSED: (subject) => `Your business could not be verified: ${subject}`,
      BUSINESS_WAITS_AGAIN: (subject) => `We are checking your business again: ${subject}`,
      COMPANY_NAME_APPROVED: (subject) => `Your company’s name is approved: ${subject}`,
      COMPANY_NAME_REFUSED: (subject) => `Your company’s name was not approved: ${subject}`,
      DEPOSIT_RECEIVED: (subject) => `Your deposit has arrived: ${subject}`,
      JOB_CLOSED: (subject) => `This job has closed: ${subject}`,
      JOB_REOPENED: (subject) => `Closed by mistake, open again: ${subject}`,
      REPORT_CLOSED: (subject) => `We closed the posting you reported: ${subject}`,
      REPORT_CLOSED_HELP: (subject) => `We closed the posting you reported. Need help? Call 112: ${subject}`,
      REPORT_DISMISSED: (subject) => `We checked your report. The posting stays: ${subject}`,
      REPORT_NO_VIOLATION: (subject) => `We checked your report. It breaks no rule: ${subject}`,
      REPORT_NOT_PROVEN: (subject) => `We could not confirm your report: ${subject}`,
      REPORT_CORRECTED: (subject) => `The company corrected the posting you reported: ${subject}`,
      REPORT_REOPENED: (subject) => `We are checking your report again: ${subject}`,
      ACCOUNT_CHANGED: (subject) => `Your account: ${subject}`,
    },
    many: (count) => `${count} new notifications`,
    manyJobs: (count) => `${count} new jobs that match your desired job`,
    manyNews: (count) => `${count} new articles`,
  },
}

/** In the member's language if supported, else English (docs/product-rules.md). */
export function pushTextsFor(langCode: string): {
  lang: string
  texts: PushTexts
} {
  return {
    lang: languageOf(texts, langCode),
    texts: inLanguage(texts, langCode),
  }
}
