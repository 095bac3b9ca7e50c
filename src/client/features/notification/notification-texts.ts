import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NotificationKind } from '../../../contract/message/notification.ts'
import {
  BellIcon,
  BriefcaseIcon,
  DocumentIcon,
  type Icon,
  NewsIcon,
  ShieldIcon,
} from '../../ui/icon/icons.tsx'
import { MailIcon } from '../../ui/icon/screen-icons.tsx'

interface Kind {
  icon: Icon
  text: MessageDescriptor
}

const kinds: Record<NotificationKind, Kind> = {
  NEW_JOB: { icon: BriefcaseIcon, text: msg`A new job that fits what you look for` },
  NEWS: { icon: NewsIcon, text: msg`News` },
  APPLICATION_READ: { icon: DocumentIcon, text: msg`The company has read your application` },
  APPLICATION_SHORTLISTED: { icon: DocumentIcon, text: msg`The company is interested in you` },
  APPLICATION_REJECTED: { icon: DocumentIcon, text: msg`The company has decided for others` },
  APPLICATION_RECEIVED: { icon: DocumentIcon, text: msg`Somebody has applied` },
  PROPOSAL_RECEIVED: { icon: MailIcon, text: msg`A company would like to hire you` },
  RESUME_OPENED: { icon: DocumentIcon, text: msg`A company has opened your resume` },
  PROPOSAL_ACCEPTED: { icon: MailIcon, text: msg`Your proposal was accepted` },
  PROPOSAL_DECLINED: { icon: MailIcon, text: msg`Your proposal was declined` },
  BUSINESS_VERIFIED: { icon: BriefcaseIcon, text: msg`Your business is verified` },
  BUSINESS_REFUSED: { icon: BriefcaseIcon, text: msg`Your business could not be verified` },
  DEPOSIT_RECEIVED: { icon: DocumentIcon, text: msg`Your deposit has arrived` },
  ACCOUNT_CHANGED: { icon: ShieldIcon, text: msg`Your account was changed` },
  JOB_CLOSED: { icon: BriefcaseIcon, text: msg`A job you saved or applied for has closed` },
}

/** For kinds of a newer server. */
const unknown: Kind = { icon: BellIcon, text: msg`Notification` }

/** Icon and text of a kind in the reader's language; the subject is shown below in its own. */
export const notificationKind = (kind: NotificationKind): Kind => (kind in kinds ? kinds[kind] : unknown)
