import type { CertificationLimits } from './features/certification/certification-limits.ts'
import type { UploadLimits } from './features/file/upload-limits.ts'
import type { TryLimits } from './features/member/try-limits.ts'
import type { Translations } from './features/translation/service.ts'
import type { RateLimit } from './http/rate-limit.ts'
import type { AddressSearch } from './providers/address/address-search.ts'
import type { BusinessRegistry } from './providers/business/business-registry.ts'
import type { SocialProviders } from './providers/social/create-social.ts'
import type { PaymentProvider } from './providers/payment/payment-provider.ts'
import type { FetchPublicly } from './providers/public-internet/fetch-publicly.ts'
import type { PushSender } from './providers/push/push-sender.ts'
import type { MailSender } from './providers/mail/mail-sender.ts'
import type { FileStorage } from './providers/files/file-storage.ts'
import type { Images } from './providers/images/images.ts'
import type { Secret } from './providers/secret/secret.ts'
import type { Sms } from './providers/sms/sms.ts'

/** What handlers use beyond the database; made once at start. */
export interface Services {
  files: FileStorage
  images: Images
  sms: Sms
  secret: Secret
  tryLimits: TryLimits
  push: PushSender
  social: SocialProviders
  mail: MailSender
  /** Where people reach the site, without a slash at the end: links in mails begin with it. */
  publicUrl: () => string
  uploadLimits: UploadLimits
  certificationLimits: CertificationLimits
  addresses: AddressSearch
  addressLimit: RateLimit
  businesses: BusinessRegistry
  reportLimit: RateLimit
  /** Of views and clicks, each kind by itself, that an address may have counted. */
  countLimit: RateLimit
  payments: PaymentProvider
  /** Reads what another site offers, such as its feed. */
  fetchPublicly: FetchPublicly
  /** Of an operator: feeds read, and members looked up or shown. */
  importLimit: RateLimit
  memberLimit: RateLimit
  couponLimit: RateLimit
  translations: Translations
  /** Of texts that an address may have the provider translate. */
  translationLimit: RateLimit
  /** The street map; without a tile address there is only the drawn one. */
  map: { mapTileUrl: string | null; mapAttribution: string }
}
