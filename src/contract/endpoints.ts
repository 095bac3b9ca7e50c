import * as address from './place/address.ts'
import * as announcement from './job/announcement.ts'
import * as announcementTranslation from './job/announcement-translation.ts'
import * as applicant from './employer/applicant.ts'
import * as application from './candidate/application.ts'
import * as certification from './account/certification.ts'
import * as consent from './account/consent.ts'
import * as colleague from './employer/colleague.ts'
import * as conversation from './message/conversation.ts'
import * as conversationMessage from './message/conversation-message.ts'
import * as country from './place/country.ts'
import * as coupon from './payment/coupon.ts'
import * as employer from './employer/employer.ts'
import * as guarantee from './employer/guarantee.ts'
import type { Endpoint } from './base/endpoint.ts'
import * as factor from './account/factor.ts'
import * as file from './site/file.ts'
import * as job from './job/job.ts'
import * as jobCluster from './job/cluster.ts'
import * as jobQuery from './job/job-query.ts'
import * as latePay from './candidate/late-pay.ts'
import * as landing from './site/landing.ts'
import * as memberAccount from './account/member-account.ts'
import * as memberEmail from './account/email.ts'
import * as memberFindId from './account/find-id.ts'
import * as member from './account/member.ts'
import * as news from './site/news.ts'
import * as notification from './message/notification.ts'
import * as notificationChannels from './message/notification-channels.ts'
import * as numberProof from './account/number-proof.ts'
import * as occupation from './work/occupation.ts'
import { CASES } from './case/kinds.ts'
import * as operatorBanner from './operator/banner.ts'
import * as operatorCoupon from './operator/coupon.ts'
import * as operatorDecision from './operator/decision.ts'
import * as operatorHealth from './operator/health.ts'
import * as operatorList from './operator/list.ts'
import * as operatorMember from './operator/member.ts'
import * as operatorOrder from './operator/order.ts'
import * as operatorPosting from './operator/posting.ts'
import * as operatorQueue from './operator/queue.ts'
import * as operatorNews from './operator/news.ts'
import * as operatorTrends from './operator/trends.ts'
import * as operator from './operator/operator.ts'
import * as order from './payment/order.ts'
import * as product from './payment/product.ts'
import * as push from './message/push.ts'
import * as point from './payment/point.ts'
import * as proposal from './candidate/proposal.ts'
import * as proposalReply from './candidate/proposal-reply.ts'
import * as proposalReport from './candidate/proposal-report.ts'
import * as receipt from './payment/receipt.ts'
import * as region from './place/region.ts'
import * as suggestion from './job/suggestion.ts'
import * as secondFactor from './account/second-factor.ts'
import * as savedSearch from './job/saved-search.ts'
import * as session from './account/session.ts'
import * as resume from './candidate/resume.ts'
import * as resumeForm from './candidate/resume-form.ts'
import * as report from './job/report.ts'
import * as social from './account/social.ts'
import * as settings from './site/settings.ts'
import * as site from './site/site.ts'
import * as stay from './work-right/stay.ts'
import * as talent from './candidate/talent.ts'
import * as talentAlert from './candidate/talent-alert.ts'
import * as translation from './message/translation.ts'
import * as view from './job/view.ts'
import * as wageEstimate from './wage/wage-estimate.ts'
import * as workRight from './work-right/work-right.ts'

/** In the order of the API page. */
const nouns = [
  member,
  memberAccount,
  memberEmail,
  memberFindId,
  numberProof,
  consent,
  factor,
  session,
  secondFactor,
  country,
  region,
  job,
  jobCluster,
  jobQuery,
  suggestion,
  savedSearch,
  workRight,
  occupation,
  stay,
  application,
  latePay,
  announcement,
  announcementTranslation,
  view,
  wageEstimate,
  employer,
  colleague,
  guarantee,
  applicant,
  talent,
  talentAlert,
  point,
  product,
  order,
  receipt,
  coupon,
  proposal,
  proposalReply,
  proposalReport,
  address,
  report,
  news,
  file,
  certification,
  resume,
  resumeForm,
  settings,
  site,
  translation,
  social,
  notification,
  notificationChannels,
  push,
  conversation,
  conversationMessage,
  landing,
  operator,
  operatorNews,
  operatorQueue,
  operatorBanner,
  ...Object.values(CASES).map(({ calls }) => calls),
  operatorDecision,
  operatorCoupon,
  operatorMember,
  operatorList,
  operatorOrder,
  operatorPosting,
  operatorTrends,
  operatorHealth,
]

/** All endpoints, each once: receipts are a case as well. The server does not start if one has no route. */
export const endpoints: readonly Endpoint[] = Array.from(
  new Set(nouns.flatMap((noun) => Object.values(noun).filter(isEndpoint))),
)

/** Reads own properties only, which makes no schema that the app's build has made lazy. */
function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['kind', 'path', 'method'].every((key) => Object.hasOwn(value, key))
  )
}
