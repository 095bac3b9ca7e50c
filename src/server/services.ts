import type { Translations } from './features/translation/service.ts'
import type { RateLimits } from './http/rate-limits.ts'
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
  limits: RateLimits
  push: PushSender
  social: SocialProviders
  mail: MailSender
  /** Removes the messages to these addresses and numbers that nothing delivered. */
  forgetMessages: (recipients: readonly string[]) => Promise<void>
  /** Where people reach the site, without a slash at the end: links in mails begin with it. */
  publicUrl: () => string
  addresses: AddressSearch
  businesses: BusinessRegistry
  payments: PaymentProvider
  /** Reads what another site offers, such as its feed. */
  fetchPublicly: FetchPublicly
  translations: Translations
  /** The street map; without a tile address there is only the drawn one. */
  map: { mapTileUrl: string | null; mapAttribution: string }
}
