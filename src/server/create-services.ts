import { join } from 'node:path'
import { createScheduledBackups } from './backup/scheduled.ts'
import type { Connected } from './db/database.ts'
import type { Env } from './config/env.ts'
import { productVersion } from './config/product-version.ts'
import { createHealthRecorder, type HealthRecorder, observed } from './features/health/service.ts'
import { loadSite } from './features/site/load-site.ts'
import { createTranslations } from './features/translation/translations.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { createAddresses } from './providers/address/create-addresses.ts'
import { createBusinessRegistry } from './providers/business/business-registry.ts'
import { createFiles } from './providers/files/create-files.ts'
import { createImages } from './providers/images/process-images.ts'
import { createFileMail, createSmtpMail } from './providers/mail/mail-sender.ts'
import { removeFromOutbox } from './providers/outbox-file.ts'
import { createPayments } from './providers/payment/create-payments.ts'
import { fetchPublicly } from './providers/public-internet/fetch-publicly.ts'
import { pushHosts } from './providers/push/push-hosts.ts'
import { createPushSender } from './providers/push/push-sender.ts'
import { vapidKeysFrom } from './providers/push/vapid-keys.ts'
import { secretOf } from './providers/secret/secret-of.ts'
import { createSms } from './providers/sms/sms.ts'
import { createSocial } from './providers/social/create-social.ts'
import { createTranslator } from './providers/translation/translator.ts'
import type { Services } from './services.ts'

interface Surroundings {
  /** Origin this server listens on; null until it listens. */
  listensOn: () => string | null
  /** Logs messages about providers, such as a failed call. */
  report: (line: string) => void
}

/** Creates the configured services, for `main` and tests alike. */
export async function createServices(
  env: Env,
  { db, pool }: Pick<Connected, 'db' | 'pool'>,
  { listensOn, report }: Surroundings,
): Promise<Services> {
  const publicUrl = () => env.publicUrl ?? listensOn() ?? ''
  const secret = await secretOf(env)
  const outboxDir = join(env.dataDir, 'outbox')
  const files = createFiles(env.dataDir, env.files)
  const site = { pool, files, secret, dataDir: env.dataDir }
  const health = await healthRecorder(env)
  return {
    files,
    images: createImages(),
    ...observed(await createSenders(env, outboxDir, report), health),
    health,
    secret,
    limits: createRateLimits(pool),
    social: createSocial(env.social),
    deleteMessages: (recipients) => removeFromOutbox(outboxDir, recipients),
    publicUrl,
    addresses: createAddresses(env.addresses, report),
    businesses: createBusinessRegistry(env.taxOffice, report),
    payments: createPayments(env.payment, { db, secret, publicUrl, listensOn, report }),
    translations: createTranslations(createTranslator(env.translation), report, {
      ...env.translationTerms,
      provider: env.translation?.provider ?? 'none',
    }),
    fetchPublicly: fetchPublicly(),
    site: await loadSite(env.site),
    backups: env.backup && createScheduledBackups(db, site, env.backup),
    map: {
      mapTileUrl: env.mapTileUrl,
      mapStyleUrl: env.mapStyleUrl,
      mapStyleHosts: env.mapStyleHosts,
      mapAttribution: env.mapAttribution,
    },
  }
}

async function healthRecorder(env: Env): Promise<HealthRecorder> {
  return createHealthRecorder({
    version: await productVersion(),
    via: {
      MAIL: env.smtpUrl ? 'smtp' : 'files',
      SMS: env.solapi ? 'solapi' : 'files',
      PUSH: 'web-push',
    },
    folders: { DATA: env.dataDir, ...(env.backup ? { BACKUPS: env.backup.folder } : {}) },
  })
}

async function createSenders(env: Env, outboxDir: string, report: Surroundings['report']) {
  return {
    sms: createSms(env.solapi, outboxDir, report),
    mail: env.smtpUrl ? createSmtpMail(env.smtpUrl, env.mailFrom) : createFileMail(outboxDir, env.mailFrom),
    push: createPushSender(
      env.vapidKeys ?? (await vapidKeysFrom(env.dataDir)),
      env.vapidSubject,
      pushHosts(env.pushHosts),
    ),
  }
}
