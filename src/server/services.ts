import type { ScheduledBackups } from './backup/scheduled.ts'
import type { Translations } from './features/translation/translations.ts'
import type { HealthRecorder } from './features/health/service.ts'
import type { LoadedSite } from './features/site/load-site.ts'
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

/** Street map settings; without a tile or style URL only the built-in map is shown. */
export interface MapSettings {
  mapTileUrl: string | null
  mapStyleUrl: string | null
  /** Origins besides its own that the style loads tiles, glyphs and images from. */
  mapStyleHosts: string[]
  mapAttribution: string
}

/** Dependencies of handlers beside the database; created once at start. */
export interface Services {
  files: FileStorage
  images: Images
  sms: Sms
  secret: Secret
  limits: RateLimits
  push: PushSender
  social: SocialProviders
  mail: MailSender
  /** Deletes undelivered messages to these addresses and numbers. */
  deleteMessages: (recipients: readonly string[]) => Promise<void>
  /** Public URL without trailing slash, for links in mails. */
  publicUrl: () => string
  addresses: AddressSearch
  businesses: BusinessRegistry
  payments: PaymentProvider
  /** Fetches public resources of other sites, such as feeds. */
  fetchPublicly: FetchPublicly
  translations: Translations
  /** Company, contact and legal texts of whoever runs the site. */
  site: LoadedSite
  map: MapSettings
  /** Null if none are configured. */
  backups: ScheduledBackups | null
  health: HealthRecorder
}
