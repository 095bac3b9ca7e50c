import { join } from 'node:path'
import { createApp } from './app.ts'
import type { Connected } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open-database.ts'
import { readEnv, type Env } from './env.ts'
import { createCertificationLimits } from './features/certification/certification-limits.ts'
import { createUploadLimits } from './features/file/upload-limits.ts'
import { createTryLimits } from './features/member/try-limits.ts'
import { createTranslations } from './features/translation/service.ts'
import { startWork } from './jobs/background.ts'
import { startSweeping } from './jobs/sweep.ts'
import { createRateLimit } from './http/rate-limit.ts'
import { createAddresses } from './providers/address/create-addresses.ts'
import { createBusinessRegistry } from './providers/business/create-business-registry.ts'
import { createLocalFiles } from './providers/files/local-files.ts'
import { createFileMail } from './providers/mail/file-mail.ts'
import { createSmtpMail } from './providers/mail/smtp-mail.ts'
import { createImages } from './providers/images/process-images.ts'
import { createSocial } from './providers/social/create-social.ts'
import { fetchPublicly } from './providers/public-internet/fetch-publicly.ts'
import { createPayments } from './providers/payment/create-payments.ts'
import { createPushSender } from './providers/push/push-sender.ts'
import { vapidKeysFrom } from './providers/push/vapid-keys.ts'
import { keyFromFile } from './providers/secret/key-file.ts'
import { createSecret } from './providers/secret/secret.ts'
import { createSms } from './providers/sms/create-sms.ts'
import { createTranslator } from './providers/translation/create-translator.ts'
import { isUnseeded } from './seed/is-unseeded.ts'
import type { Services } from './services.ts'

const WEB_ROOT = join(import.meta.dirname, '..', '..', 'dist')
/** Requests in flight get this long after SIGTERM. */
const DRAIN = 10_000

try {
  await serve(readEnv())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function serve(env: Env): Promise<void> {
  const database = await openDatabase(env)
  try {
    await migrate(database.pool)
    let listensOn = ''
    const services = await servicesOf(env, database, () => listensOn)
    if (env.demo && (await isUnseeded(database.db))) {
      console.log('loading the demonstration content')
      // Only the first start needs it, and it is the largest part of what would be loaded.
      const { seedDemo } = await import('./seed/seed-demo.ts')
      await seedDemo(database, { files: services.files, now: new Date() })
    }
    const app = await createApp({
      ...database,
      services,
      now: () => new Date(),
      webRoot: env.servesWebApp ? WEB_ROOT : null,
      trustProxy: env.trustProxy,
      logger: { level: env.logLevel },
    })
    listensOn = await app.listen({ port: env.port, host: env.host })
    // Not before: a process that cannot listen must be able to end.
    const working = startWork({ db: database.db, services, log: app.log })
    const sweeping = startSweeping(database.db, services.files, app.log)
    stopOnSignal(async () => {
      await sweeping.stop()
      await working.stop()
      await app.close()
      await database.close()
    })
    console.log(`listening on ${listensOn}`)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function servicesOf(env: Env, { db, pool }: Connected, listensOn: () => string): Promise<Services> {
  const publicUrl = () => env.publicUrl ?? listensOn()
  const secret = createSecret(env.secretKey ?? (await keyFromFile(env.dataDir)))
  return {
    files: createLocalFiles(join(env.dataDir, 'files')),
    images: createImages(),
    sms: createSms(env.solapi, join(env.dataDir, 'outbox'), console.log),
    secret,
    tryLimits: createTryLimits(pool),
    social: createSocial(env.social),
    push: createPushSender(env.vapidKeys ?? (await vapidKeysFrom(env.dataDir)), env.vapidSubject),
    mail: env.smtpUrl
      ? createSmtpMail(env.smtpUrl, env.mailFrom)
      : createFileMail(join(env.dataDir, 'outbox'), env.mailFrom),
    publicUrl,
    uploadLimits: createUploadLimits(pool),
    certificationLimits: createCertificationLimits(pool),
    addresses: createAddresses(env.addresses, console.log),
    businesses: createBusinessRegistry(env.taxOffice, console.log),
    addressLimit: createRateLimit(pool, 'address-search', 600, 60 * 60),
    reportLimit: createRateLimit(pool, 'job-report', 10, 60 * 60),
    countLimit: createRateLimit(pool, 'count', 1_200, 60 * 60),
    payments: createPayments(env.portOne, { db, secret, publicUrl, listensOn, report: console.log }),
    couponLimit: createRateLimit(pool, 'coupon', 60, 60 * 60),
    translations: createTranslations(createTranslator(env.translation), console.log),
    translationLimit: createRateLimit(pool, 'translation', 300, 60 * 60),
    fetchPublicly: fetchPublicly(),
    importLimit: createRateLimit(pool, 'news-import', 30, 60 * 60),
    memberLimit: createRateLimit(pool, 'member-lookup', 300, 60 * 60),
    map: { mapTileUrl: env.mapTileUrl, mapAttribution: env.mapAttribution },
  }
}

function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      setTimeout(() => process.exit(1), DRAIN).unref()
      void stop().then(() => process.exit(0))
    })
  }
}
