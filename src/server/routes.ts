import { addressRoutes } from './features/address/routes.ts'
import { advertisementRoutes } from './features/advertisement/routes.ts'
import { announcementRoutes } from './features/announcement/routes.ts'
import { applicantRoutes } from './features/applicant/routes.ts'
import { applicationRoutes } from './features/application/routes.ts'
import { bannerRoutes } from './features/banner/routes.ts'
import { certificationRoutes } from './features/certification/routes.ts'
import { channelRoutes } from './features/channel/routes.ts'
import { colleagueRoutes } from './features/colleague/routes.ts'
import { companyRoutes } from './features/company/routes.ts'
import { consentRoutes } from './features/consent/routes.ts'
import { couponRoutes } from './features/coupon/routes.ts'
import { messageRoutes } from './features/conversation/message-routes.ts'
import { conversationRoutes } from './features/conversation/routes.ts'
import { countryRoutes } from './features/country/routes.ts'
import { emailVerificationRoutes } from './features/email-verification/routes.ts'
import { factorRoutes } from './features/factor/routes.ts'
import { employerRoutes } from './features/employer/routes.ts'
import { favoriteRoutes } from './features/favorite/routes.ts'
import { uploadRoutes } from './features/file/upload-routes.ts'
import { guaranteeRoutes } from './features/guarantee/routes.ts'
import { healthRoutes } from './features/health/routes.ts'
import { jobRoutes } from './features/job/routes.ts'
import { latePayRoutes } from './features/late-pay/routes.ts'
import { landingRoutes } from './features/landing/routes.ts'
import { accountRoutes } from './features/member/account-routes.ts'
import { findIdRoutes } from './features/member/find-id-routes.ts'
import { numberRoutes } from './features/member/number-routes.ts'
import { memberRoutes } from './features/member/routes.ts'
import { newsRoutes } from './features/news/routes.ts'
import { notificationRoutes } from './features/notification/routes.ts'
import { operatorRoutes } from './features/operator/routes.ts'
import { passwordRoutes } from './features/password/routes.ts'
import { orderRoutes } from './features/order/routes.ts'
import { paymentRoutes } from './features/payment/routes.ts'
import { productRoutes } from './features/product/routes.ts'
import { pushRoutes } from './features/push/routes.ts'
import { pointRoutes } from './features/point/routes.ts'
import { proposalRoutes } from './features/proposal/routes.ts'
import { receiptRoutes } from './features/receipt/routes.ts'
import { regionRoutes } from './features/region/routes.ts'
import { searchRoutes } from './features/search/routes.ts'
import { secondFactorRoutes } from './features/second-factor/routes.ts'
import { savedSearchRoutes } from './features/saved-search/routes.ts'
import { sessionRoutes } from './features/session/routes.ts'
import { reportRoutes } from './features/report/routes.ts'
import { resumeRoutes } from './features/resume/routes.ts'
import { socialRoutes } from './features/social/routes.ts'
import { settingsRoutes } from './features/settings/routes.ts'
import { siteRoutes } from './features/site/routes.ts'
import { shownRightRoutes } from './features/shown-right/routes.ts'
import { stayRoutes } from './features/stay/routes.ts'
import { talentRoutes } from './features/talent/routes.ts'
import { translationRoutes } from './features/translation/routes.ts'
import { viewRoutes } from './features/view/routes.ts'
import { wageRoutes } from './features/wage/routes.ts'
import { workRightRoutes } from './features/work-right/routes.ts'
import { workRoutes } from './features/work/routes.ts'
import type { Route } from './http/endpoint-route.ts'

/** Every route of the API, by noun. */
export const routes: readonly Route[] = [
  ...memberRoutes,
  ...numberRoutes,
  ...accountRoutes,
  ...findIdRoutes,
  ...passwordRoutes,
  ...consentRoutes,
  ...factorRoutes,
  ...emailVerificationRoutes,
  ...savedSearchRoutes,
  ...searchRoutes,
  ...sessionRoutes,
  ...secondFactorRoutes,
  ...countryRoutes,
  ...regionRoutes,
  ...jobRoutes,
  ...workRightRoutes,
  ...workRoutes,
  ...stayRoutes,
  ...shownRightRoutes,
  ...favoriteRoutes,
  ...applicationRoutes,
  ...latePayRoutes,
  ...announcementRoutes,
  ...viewRoutes,
  ...wageRoutes,
  ...employerRoutes,
  ...companyRoutes,
  ...colleagueRoutes,
  ...guaranteeRoutes,
  ...applicantRoutes,
  ...talentRoutes,
  ...pointRoutes,
  ...productRoutes,
  ...orderRoutes,
  ...receiptRoutes,
  ...paymentRoutes,
  ...couponRoutes,
  ...proposalRoutes,
  ...addressRoutes,
  ...reportRoutes,
  ...newsRoutes,
  ...bannerRoutes,
  ...advertisementRoutes,
  ...uploadRoutes,
  ...certificationRoutes,
  ...resumeRoutes,
  ...settingsRoutes,
  ...siteRoutes,
  ...translationRoutes,
  ...socialRoutes,
  ...notificationRoutes,
  ...channelRoutes,
  ...pushRoutes,
  ...conversationRoutes,
  ...messageRoutes,
  ...landingRoutes,
  ...operatorRoutes,
  ...healthRoutes,
]
