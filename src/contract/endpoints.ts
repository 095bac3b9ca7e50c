import * as address from './address.ts'
import * as announcement from './announcement.ts'
import * as applicant from './applicant.ts'
import * as application from './application.ts'
import * as certification from './certification.ts'
import * as country from './country.ts'
import * as coupon from './coupon.ts'
import * as employer from './employer.ts'
import type { Endpoint } from './endpoint.ts'
import * as factor from './factor.ts'
import * as file from './file.ts'
import * as job from './job.ts'
import * as landing from './landing.ts'
import * as memberAccount from './member-account.ts'
import * as memberEmail from './member-email.ts'
import * as memberFindId from './member-find-id.ts'
import * as member from './member.ts'
import * as news from './news.ts'
import * as notification from './notification.ts'
import * as operatorBanner from './operator-banner.ts'
import * as operatorCase from './operator-case.ts'
import * as operatorCoupon from './operator-coupon.ts'
import * as operatorMember from './operator-member.ts'
import * as operatorNews from './operator-news.ts'
import * as operator from './operator.ts'
import * as order from './order.ts'
import * as product from './product.ts'
import * as push from './push.ts'
import * as point from './point.ts'
import * as proposal from './proposal.ts'
import * as region from './region.ts'
import * as secondFactor from './second-factor.ts'
import * as session from './session.ts'
import * as resume from './resume.ts'
import * as report from './report.ts'
import * as social from './social.ts'
import * as settings from './settings.ts'
import * as talent from './talent.ts'
import * as translation from './translation.ts'

/** Every declared call, in the order of the API page. The server refuses to start with one that has no route. */
export const endpoints: readonly Endpoint[] = [
  member,
  memberAccount,
  memberEmail,
  memberFindId,
  factor,
  session,
  secondFactor,
  country,
  region,
  job,
  application,
  announcement,
  employer,
  applicant,
  talent,
  point,
  product,
  order,
  coupon,
  proposal,
  address,
  report,
  news,
  file,
  certification,
  resume,
  settings,
  translation,
  social,
  notification,
  push,
  landing,
  operator,
  operatorNews,
  operatorBanner,
  operatorCase,
  operatorCoupon,
  operatorMember,
].flatMap((noun) => Object.values(noun).filter(isEndpoint))

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && 'path' in value && 'method' in value
  )
}
