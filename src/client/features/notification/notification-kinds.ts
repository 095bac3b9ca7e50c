import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NotificationKind } from '../../../contract/message/notification.ts'
import { getDashboard, listEmployerJobs } from '../../../contract/job/announcement.ts'
import {
  listApplicants,
  listOpenApplicants,
  listResumeApplications,
} from '../../../contract/employer/applicant.ts'
import { listApplications } from '../../../contract/candidate/application.ts'
import { getCompany } from '../../../contract/employer/employer.ts'
import { getJob, listJobs } from '../../../contract/job/job.ts'
import { getMe } from '../../../contract/account/member.ts'
import { getConversation, listConversations } from '../../../contract/message/conversation.ts'
import { listProposals } from '../../../contract/candidate/proposal.ts'
import { listSessions } from '../../../contract/account/session.ts'
import { listResumeOpenings, listTalents } from '../../../contract/candidate/talent.ts'
import {
  BellIcon,
  BriefcaseIcon,
  DocumentIcon,
  type Icon,
  MailIcon,
  NewsIcon,
  ShieldIcon,
} from '../../ui/icon/icons.tsx'
import { companyNotices, peopleNotices } from './company-notices.ts'
import {
  ofApplications,
  ofProposals,
  ofBusiness,
  ofGuarantee,
  ofJob,
  ofOrder,
  ofReport,
  type Reads,
} from './stale-reads.ts'

interface Kind {
  icon: Icon
  text: MessageDescriptor
  /** Reads that such a notification makes stale. */
  refreshes: Reads
}

const byOperators = { icon: ShieldIcon, refreshes: [] }

const kinds: Record<NotificationKind, Kind> = {
  NEW_JOB: { icon: BriefcaseIcon, text: msg`A new job matches your desired job`, refreshes: [] },
  SEARCH_MATCHED: { icon: BriefcaseIcon, text: msg`A new job for your saved search`, refreshes: [] },
  CANDIDATE_FOUND: {
    icon: BriefcaseIcon,
    text: msg`Somebody new fits your posting`,
    refreshes: [listTalents],
  },
  NEWS: { icon: NewsIcon, text: msg`News`, refreshes: [] },
  APPLICATION_READ: {
    icon: DocumentIcon,
    text: msg`The company has read your application`,
    refreshes: ofApplications,
  },
  APPLICATION_SHORTLISTED: {
    icon: DocumentIcon,
    text: msg`The company is interested in you`,
    refreshes: ofApplications,
  },
  APPLICATION_INTERVIEW: {
    icon: DocumentIcon,
    text: msg`The company would like to interview you`,
    refreshes: ofApplications,
  },
  APPLICATION_HIRED: {
    icon: DocumentIcon,
    text: msg`The company would like to hire you for the job you applied for`,
    refreshes: ofApplications,
  },
  APPLICATION_REJECTED: {
    icon: DocumentIcon,
    text: msg`The company chose other applicants`,
    refreshes: ofApplications,
  },
  APPLICATION_RECEIVED: {
    icon: DocumentIcon,
    text: msg`You have a new applicant`,
    refreshes: [listEmployerJobs, listApplicants, listOpenApplicants, listResumeApplications, getDashboard],
  },
  PROPOSAL_RECEIVED: {
    icon: MailIcon,
    text: msg`A company would like to hire you`,
    refreshes: ofProposals,
  },
  RESUME_OPENED: {
    icon: DocumentIcon,
    text: msg`A company has opened your resume`,
    refreshes: [listResumeOpenings],
  },
  PROPOSAL_ACCEPTED: { icon: MailIcon, text: msg`Your job offer was accepted`, refreshes: ofProposals },
  PROPOSAL_DECLINED: { icon: MailIcon, text: msg`Your job offer was declined`, refreshes: ofProposals },
  PROPOSAL_WITHDRAWN: { icon: MailIcon, text: msg`A job offer was withdrawn`, refreshes: ofProposals },
  PROPOSAL_QUESTION: {
    icon: MailIcon,
    text: msg`You have a question about your job offer`,
    refreshes: ofProposals,
  },
  PROPOSAL_REPLY: {
    icon: MailIcon,
    text: msg`The company replied about its job offer`,
    refreshes: ofProposals,
  },
  PROPOSAL_TIMES: { icon: MailIcon, text: msg`New times were suggested`, refreshes: ofProposals },
  PROPOSAL_TIME_AGREED: { icon: MailIcon, text: msg`You agreed on a time`, refreshes: ofProposals },
  PROPOSAL_LATER: {
    icon: MailIcon,
    text: msg`The candidate asks you to try again later`,
    refreshes: ofProposals,
  },
  MESSAGE_RECEIVED: { icon: MailIcon, text: msg`You have new messages`, refreshes: [listConversations] },
  CONVERSATION_ENDING: {
    icon: MailIcon,
    text: msg`This chat will be deleted in two weeks. Save what you need.`,
    refreshes: [listConversations, getConversation],
  },
  BUSINESS_VERIFIED: { icon: BriefcaseIcon, text: msg`Your business is verified`, refreshes: ofBusiness },
  BUSINESS_REFUSED: {
    icon: BriefcaseIcon,
    text: msg`Your business could not be verified`,
    refreshes: ofBusiness,
  },
  BUSINESS_WAITS_AGAIN: {
    icon: BriefcaseIcon,
    text: msg`We made a mistake and are checking your business again`,
    refreshes: ofBusiness,
  },
  COMPANY_NAME_APPROVED: {
    icon: BriefcaseIcon,
    text: msg`Your company’s name is approved`,
    refreshes: [...ofBusiness, getJob, listJobs],
  },
  COMPANY_NAME_REFUSED: {
    icon: BriefcaseIcon,
    text: msg`Your company’s name was not approved`,
    refreshes: [getCompany],
  },
  GUARANTEE_GRANTED: {
    icon: ShieldIcon,
    text: msg`Your postings may now show “Pay guaranteed”`,
    refreshes: ofGuarantee,
  },
  GUARANTEE_GRANTED_AHEAD: {
    icon: ShieldIcon,
    text: msg({
      message: 'Your postings show “Pay guaranteed” from the day below',
      comment: 'The day stands in the next line',
    }),
    refreshes: ofGuarantee,
  },
  GUARANTEE_REFUSED: {
    icon: ShieldIcon,
    text: msg`Your application for “Pay guaranteed” was rejected`,
    refreshes: ofGuarantee,
  },
  ARREARS_CONFIRMED: {
    icon: ShieldIcon,
    text: msg`Your postings now say that your business is on the published list of unpaid wages. If that is wrong, write to us.`,
    refreshes: [getJob],
  },
  LATE_PAY_OPENED: {
    icon: ShieldIcon,
    text: msg`A worker says that their pay was late. We will ask you about it.`,
    refreshes: [],
  },
  LATE_PAY_DECIDED: {
    icon: ShieldIcon,
    text: msg`We have decided about a worker’s late pay`,
    refreshes: [],
  },
  LATE_PAY_SETTLED: {
    icon: ShieldIcon,
    text: msg`There is an answer about your late pay`,
    refreshes: [listApplications],
  },
  DEPOSIT_RECEIVED: {
    icon: DocumentIcon,
    text: msg`Your deposit has arrived`,
    refreshes: ofOrder,
  },
  RECEIPT_ISSUED: { icon: DocumentIcon, text: msg`Your receipt has been issued`, refreshes: ofOrder },
  ...companyNotices,
  ...peopleNotices,
  ORDER_REFUNDED: {
    icon: DocumentIcon,
    text: msg`We refunded your order. If you did not ask for that, write to us.`,
    refreshes: ofOrder,
  },
  STAY_ENDS_IN_90_DAYS: {
    icon: BellIcon,
    text: msg`Your stay ends in 90 days or less. Plan the extension.`,
    refreshes: [],
  },
  STAY_ENDS_IN_30_DAYS: {
    icon: BellIcon,
    text: msg`Your stay ends in 30 days or less. Apply for the extension now.`,
    refreshes: [],
  },
  ACCOUNT_CHANGED: {
    icon: ShieldIcon,
    text: msg`Your account was changed`,
    refreshes: [getMe, listSessions],
  },
  JOB_CLOSED: {
    icon: BriefcaseIcon,
    text: msg`A job you saved or applied for has closed`,
    refreshes: ofJob,
  },
  JOB_REOPENED: {
    icon: BriefcaseIcon,
    text: msg`This job was closed by mistake and is open again`,
    refreshes: ofJob,
  },
  REPORT_CLOSED: {
    icon: ShieldIcon,
    text: msg`Thank you. We closed the job you reported`,
    refreshes: ofReport,
  },
  REPORT_CLOSED_HELP: {
    icon: ShieldIcon,
    text: msg`We closed the job you reported. If you paid money or gave away your passport, call the police: 112`,
    refreshes: ofReport,
  },
  REPORT_DISMISSED: {
    icon: ShieldIcon,
    text: msg`We checked your report. The job stays open`,
    refreshes: ofReport,
  },
  REPORT_NO_VIOLATION: {
    icon: ShieldIcon,
    text: msg`We checked your report. The job breaks no rules and stays open`,
    refreshes: ofReport,
  },
  REPORT_NOT_PROVEN: {
    icon: ShieldIcon,
    text: msg`We checked your report but could not confirm it. Report the job again if you learn more`,
    refreshes: ofReport,
  },
  REPORT_CORRECTED: {
    icon: ShieldIcon,
    text: msg`Thank you. The company corrected the job you reported`,
    refreshes: ofReport,
  },
  REPORT_REOPENED: { icon: ShieldIcon, text: msg`We are checking your report again`, refreshes: ofReport },
  OFFER_REPORT_UPHELD: {
    icon: ShieldIcon,
    text: msg`Thank you. We confirmed your report of this job offer`,
    refreshes: [listProposals],
  },
  OFFER_REPORT_HELP: {
    icon: ShieldIcon,
    text: msg`We confirmed your report of this job offer. If you paid money or gave away your passport, call the police: 112`,
    refreshes: [listProposals],
  },
  OFFER_REPORT_DISMISSED: {
    icon: ShieldIcon,
    text: msg`We checked your report. This job offer breaks no rules`,
    refreshes: [listProposals],
  },
  OFFER_REPORT_NOT_PROVEN: {
    icon: ShieldIcon,
    text: msg`We checked your report of this job offer but could not confirm it`,
    refreshes: [listProposals],
  },
  OFFER_REPORT_REOPENED: {
    icon: ShieldIcon,
    text: msg`We are checking your report of this job offer again`,
    refreshes: [listProposals],
  },
  MESSAGE_REPORT_UPHELD: { ...byOperators, text: msg`Thank you. We confirmed your report of a message` },
  MESSAGE_REPORT_DISMISSED: {
    ...byOperators,
    text: msg`We checked the message you reported. The message breaks no rule`,
  },
  MESSAGE_REPORT_REOPENED: { ...byOperators, text: msg`We are checking your report of a message again` },
}

/** For kinds of a newer server. */
const unknown: Kind = { icon: ShieldIcon, text: msg`Notification`, refreshes: [] }

/** How a kind is shown, in the reader's language, and what it makes stale; the subject is shown in its own language. */
export const notificationKind = (kind: NotificationKind): Kind => (kind in kinds ? kinds[kind] : unknown)
