import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  closeAnnouncement,
  editAnnouncement,
  publishAnnouncement,
  reopenAnnouncement,
} from '../../../contract/job/announcement.ts'
import { translateAnnouncement } from '../../../contract/job/announcement-translation.ts'
import {
  decideApplication,
  messageApplicant,
  noteApplicant,
  shortlistApplicant,
} from '../../../contract/employer/applicant.ts'
import { applyToJob, withdrawApplication } from '../../../contract/candidate/application.ts'
import { reportProposal } from '../../../contract/candidate/proposal-report.ts'
import { openLatePayCase } from '../../../contract/candidate/late-pay.ts'
import { saveCompany } from '../../../contract/employer/employer.ts'
import { uploadFile } from '../../../contract/site/file.ts'
import { favoriteJob, unfavoriteJob } from '../../../contract/job/job.ts'
import { setLangCode } from '../../../contract/account/member.ts'
import { answerProposal, sendProposal, withdrawProposal } from '../../../contract/candidate/proposal.ts'
import { replyToCandidate, replyToProposal } from '../../../contract/candidate/proposal-reply.ts'
import { updateMe } from '../../../contract/account/member-account.ts'
import { readNotification, readNotifications } from '../../../contract/message/notification.ts'
import { saveNotificationChannels } from '../../../contract/message/notification-channels.ts'
import { saveExpectedJob, saveResume } from '../../../contract/candidate/resume-form.ts'
import { reportJob } from '../../../contract/job/report.ts'
import { removeTalentAlert, saveTalentAlert } from '../../../contract/candidate/talent-alert.ts'
import { removeSearch, saveSearch } from '../../../contract/job/saved-search.ts'
import { saveMyStay } from '../../../contract/work-right/stay.ts'
import {
  blockConversation,
  muteConversation,
  readConversation,
  saveConversationSettings,
} from '../../../contract/message/conversation.ts'
import {
  reportMessage,
  sendMessage,
  withdrawMessage,
} from '../../../contract/message/conversation-message.ts'
import {
  ArrowUpIcon,
  BellIcon,
  BriefcaseIcon,
  CameraIcon,
  ChatIcon,
  DocumentIcon,
  FavoriteIcon,
  GlobeIcon,
  type Icon,
  MailIcon,
  OfficeIcon,
  PeopleIcon,
  SearchIcon,
  TriangleIcon,
} from '../../ui/icon/icons.tsx'

interface Kind {
  icon: Icon
  label: MessageDescriptor
  /** Whether its `id` parameter is a job's id. */
  aboutJob?: boolean
  /**
   * Form in which the entry can be edited, and the label of the link; announcements also need search
   * parameters.
   */
  edit?: {
    to: '/mypage/modifyResume' | '/mypage/account' | '/mypage/company' | '/writeAnnouncement'
    label: MessageDescriptor
  }
  giveUp?: MessageDescriptor
}

const kinds: Record<string, Kind> = {
  [favoriteJob.name]: { icon: FavoriteIcon, label: msg`Save job`, aboutJob: true },
  [unfavoriteJob.name]: { icon: FavoriteIcon, label: msg`Remove from saved jobs`, aboutJob: true },
  [applyToJob.name]: { icon: BriefcaseIcon, label: msg`Application`, aboutJob: true },
  [withdrawApplication.name]: { icon: BriefcaseIcon, label: msg`Withdraw application`, aboutJob: true },
  [openLatePayCase.name]: { icon: DocumentIcon, label: msg`Late or unpaid wages` },
  [reportJob.name]: { icon: TriangleIcon, label: msg`Report this job`, aboutJob: true },
  [reportProposal.name]: { icon: TriangleIcon, label: msg`Report this job offer` },
  [reportMessage.name]: { icon: TriangleIcon, label: msg`Report this message` },
  [setLangCode.name]: { icon: GlobeIcon, label: msg`Change language` },
  [updateMe.name]: {
    icon: BellIcon,
    label: msg({ message: 'Settings', comment: 'A change to the notification settings' }),
  },
  [saveNotificationChannels.name]: {
    icon: BellIcon,
    label: msg({ message: 'Settings', comment: 'A change to the notification settings' }),
  },
  [readNotification.name]: { icon: BellIcon, label: msg`Mark as read` },
  [readNotifications.name]: { icon: BellIcon, label: msg`Mark as read` },
  [uploadFile.name]: { icon: CameraIcon, label: msg`Photo` },
  [saveResume.name]: {
    icon: DocumentIcon,
    label: msg`Resume`,
    edit: { to: '/mypage/modifyResume', label: msg`Edit resume` },
    giveUp: msg`Cancel saving the resume`,
  },
  [saveSearch.name]: { icon: SearchIcon, label: msg`Save a search` },
  [saveTalentAlert.name]: { icon: BellIcon, label: msg`Notification of new candidates` },
  [removeTalentAlert.name]: { icon: BellIcon, label: msg`Notification of new candidates` },
  [removeSearch.name]: { icon: SearchIcon, label: msg`Remove a saved search` },
  [saveMyStay.name]: {
    icon: BriefcaseIcon,
    label: msg`My stay`,
    edit: { to: '/mypage/account', label: msg`Edit my stay` },
    giveUp: msg`Cancel saving my stay`,
  },
  [saveExpectedJob.name]: {
    icon: BriefcaseIcon,
    label: msg`Desired job`,
    edit: { to: '/mypage/modifyResume', label: msg`Edit desired job` },
    giveUp: msg`Cancel saving the desired job`,
  },
  [publishAnnouncement.name]: {
    icon: OfficeIcon,
    label: msg`New posting`,
    edit: { to: '/writeAnnouncement', label: msg`Edit posting` },
    giveUp: msg`Cancel the new posting`,
  },
  [editAnnouncement.name]: {
    icon: OfficeIcon,
    label: msg`Posting changes`,
    edit: { to: '/writeAnnouncement', label: msg`Edit posting` },
    giveUp: msg`Cancel the change to the posting`,
  },
  [translateAnnouncement.name]: {
    icon: GlobeIcon,
    label: msg`Translation of a posting`,
    edit: { to: '/writeAnnouncement', label: msg`Edit posting` },
  },
  [saveCompany.name]: {
    icon: OfficeIcon,
    label: msg`Company`,
    edit: { to: '/mypage/company', label: msg`Edit company details` },
    giveUp: msg`Cancel saving the company`,
  },
  [closeAnnouncement.name]: { icon: OfficeIcon, label: msg`Close a posting`, aboutJob: true },
  [reopenAnnouncement.name]: { icon: OfficeIcon, label: msg`Reopen a posting`, aboutJob: true },
  [decideApplication.name]: { icon: PeopleIcon, label: msg`Decision about an applicant` },
  [shortlistApplicant.name]: { icon: FavoriteIcon, label: msg`Shortlist` },
  [messageApplicant.name]: { icon: ChatIcon, label: msg`Message in a chat` },
  [noteApplicant.name]: { icon: PeopleIcon, label: msg`Note about an applicant` },
  [sendProposal.name]: { icon: MailIcon, label: msg`Job offer` },
  [withdrawProposal.name]: { icon: MailIcon, label: msg`Withdraw a job offer` },
  [replyToProposal.name]: { icon: MailIcon, label: msg`Reply to a job offer` },
  [replyToCandidate.name]: { icon: MailIcon, label: msg`Reply about a job offer` },
  [sendMessage.name]: { icon: ChatIcon, label: msg`Message in a chat` },
  [withdrawMessage.name]: { icon: ChatIcon, label: msg`Take a message back` },
  [readConversation.name]: { icon: ChatIcon, label: msg`Mark as read` },
  [muteConversation.name]: { icon: ChatIcon, label: msg`Notifications of a chat` },
  [blockConversation.name]: { icon: ChatIcon, label: msg`Block or unblock a chat` },
  [saveConversationSettings.name]: { icon: ChatIcon, label: msg`Settings of chats` },
  [answerProposal.name]: { icon: MailIcon, label: msg`Answer to a job offer` },
}

/** For operations of an older build that this one no longer names. */
const unknown: Kind = { icon: ArrowUpIcon, label: msg`Saved change` }

export const kindOf = (operation: string): Kind => kinds[operation] ?? unknown
