import { resolve } from 'node:path'
import type { AddressSettings } from '../providers/address/create-addresses.ts'
import type { TaxOfficeSettings } from '../providers/business/business-registry.ts'
import type { S3Settings } from '../providers/files/s3-files.ts'
import type { SolapiSettings } from '../providers/sms/sms.ts'
import type { SocialSettings } from '../providers/social/create-social.ts'
import type { TranslationSettings } from '../providers/translation/translator.ts'
import { parseDatabaseUrl } from '../db/hosts.ts'
import { type BackupSettings, backupSettings } from './backup-env.ts'
import { filesSettings } from './files-env.ts'
import { type PaymentSettings, paymentSettings } from './payment-env.ts'
import { processCount } from './process-count.ts'
import { type SharedCacheSettings, sharedCacheSettings } from './shared-cache-env.ts'
import { type SiteSettings, siteSettings } from './site-env.ts'
import { socialSettings } from './social-env.ts'
import { translationSettings, translationTerms } from './translation-env.ts'

export interface Env {
  port: number
  host: string
  /** Processes that answer requests; above one, this one starts them and does the rest. */
  processes: number
  dataDir: string
  /** Null: the embedded PostgreSQL. */
  databaseUrl: string | null
  /** A replica that serves visitors' reads; null if there is none. */
  databaseReadUrl: string | null
  /**
   * Whether to create demonstration content on the first start, and to let its members sign in with their published
   * password.
   */
  demo: boolean
  /** Addresses or CIDR ranges of proxies whose X-Forwarded-For is trusted. */
  trustProxy: string[]
  /** Tile URL of the street map, `https://…/{z}/{x}/{y}.png`; null shows only the built-in map. */
  mapTileUrl: string | null
  /** MapLibre style of the map of jobs, and the other origins that it loads from; null shows the built-in map. */
  mapStyleUrl: string | null
  mapStyleHosts: string[]
  mapAttribution: string
  /** Null uses a key file in the data folder. */
  secretKey: string | null
  /** The key before, which is still accepted; null outside a change of keys. */
  formerSecretKey: string | null
  /** Bearer token for `/metrics` from other machines; null allows callers on this machine only. */
  metricsToken: string | null
  /** Null keeps uploaded files in the data folder. */
  files: S3Settings | null
  /** A cache in front of the server; null without one. */
  sharedCache: SharedCacheSettings | null
  /** Null makes no scheduled backups. */
  backup: BackupSettings | null
  /** Null writes text messages to files. */
  solapi: SolapiSettings | null
  /** Null uses the addresses of the reference data. */
  addresses: AddressSettings
  /** Null checks only the checksum of business numbers. */
  taxOffice: TaxOfficeSettings | null
  /** Off during development, where Vite serves the web app. */
  servesWebApp: boolean
  /** Milliseconds a public page may wait for its initial answers, and again for rendering. */
  pageTimeout: number
  /** Whether what the first search needs is read at the start. */
  warmsUp: boolean
  logLevel: string
  /** Public URL of the site without trailing slash; null uses the address it listens on. */
  publicUrl: string | null
  /** Null writes mails to files in DATA_DIR/outbox. */
  smtpUrl: string | null
  mailFrom: string
  /** Company, contact and legal texts. */
  site: SiteSettings
  /** Null for each provider that is not set up. */
  social: SocialSettings
  payment: PaymentSettings
  /** Null leaves translation to devices that support it. */
  translation: TranslationSettings | null
  translationTerms: { ahead: string[]; dailyCharacters: number }
  /** Null generates keys at the first start and keeps them in DATA_DIR. */
  vapidKeys: { publicKey: string; privateKey: string } | null
  /** Contact address for push services. */
  vapidSubject: string
  /** Hosts of push services besides those of known browsers. */
  pushHosts: string[]
}

/**
 * The only code that reads the process's environment.
 * @throws Error naming the invalid variable
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  return {
    port: portOf(source['PORT'] ?? '4173'),
    host: source['HOST'] || '127.0.0.1',
    processes: processCount(source['SERVER_PROCESSES'] ?? ''),
    dataDir: resolve(source['DATA_DIR'] || './data'),
    databaseUrl: databaseUrl('DATABASE_URL', source['DATABASE_URL'] || null),
    databaseReadUrl: databaseUrl('DATABASE_READ_URL', source['DATABASE_READ_URL'] || null),
    demo: isDemo(source),
    trustProxy: listOf(source['TRUST_PROXY']),
    mapTileUrl: tileUrl(source['MAP_TILE_URL'] || null),
    mapStyleUrl: webAddress('MAP_STYLE_URL', source['MAP_STYLE_URL'] || null),
    mapStyleHosts: listOf(source['MAP_STYLE_HOSTS']).map((host) => originOf('MAP_STYLE_HOSTS', host) ?? ''),
    mapAttribution: source['MAP_ATTRIBUTION'] || '© OpenStreetMap contributors',
    secretKey: secretKey('SECRET_KEY', source['SECRET_KEY'] || null),
    formerSecretKey: formerKey(source),
    metricsToken: metricsToken(source['METRICS_TOKEN'] || null),
    files: filesSettings(source),
    sharedCache: sharedCacheSettings(source),
    backup: backupSettings(source),
    solapi: solapiSettings(source),
    addresses: addressSettings(source),
    taxOffice: taxOfficeSettings(source),
    servesWebApp: source['WEB'] !== 'off',
    pageTimeout: milliseconds('PAGE_PATIENCE', source['PAGE_PATIENCE'] || '1500'),
    warmsUp: source['WARM_UP'] !== 'off',
    logLevel: source['LOG_LEVEL'] || 'info',
    publicUrl: originOf('PUBLIC_URL', source['PUBLIC_URL'] || null),
    smtpUrl: smtpUrl(source['SMTP_URL'] || null),
    vapidKeys: vapidKeys(source['VAPID_PUBLIC_KEY'] || null, source['VAPID_PRIVATE_KEY'] || null),
    pushHosts: listOf(source['PUSH_HOSTS']),
    vapidSubject: source['VAPID_SUBJECT'] || 'mailto:no-reply@localhost',
    mailFrom: source['MAIL_FROM'] || 'Ilteo <no-reply@localhost>',
    site: siteSettings(source, isDemo(source)),
    social: socialSettings(source),
    payment: paymentSettings(source),
    translation: translationSettings(source),
    translationTerms: translationTerms(source),
  }
}

/** By default, demonstration members exist only on a site that is local and uses the embedded database. */
function isDemo(source: NodeJS.ProcessEnv): boolean {
  const { DEMO: demo = '' } = source
  if (demo === 'on' || demo === 'off') return demo === 'on'
  if (demo !== '') throw new Error(`DEMO must be on or off, not ${demo}`)
  return !source['PUBLIC_URL'] && !source['DATABASE_URL']
}

/** Splits a comma-separated list. */
const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

function portOf(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be 0 to 65535, not ${text}`)
  return port
}

function milliseconds(name: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error(`${name} must be 1 to 999999 milliseconds, not ${text}`)
  return Number(text)
}

function tileUrl(text: string | null): string | null {
  if (text !== null && !URL.canParse(text)) throw new Error(`MAP_TILE_URL is no address: ${text}`)
  return text
}

function webAddress(name: string, text: string | null): string | null {
  if (text !== null && !(/^https?:\/\//.test(text) && URL.canParse(text)))
    throw new Error(`${name} is no web address: ${text}`)
  return text
}

function originOf(name: string, text: string | null): string | null {
  return webAddress(name, text)?.replace(/\/+$/, '') ?? null
}

function smtpUrl(text: string | null): string | null {
  // The URL may contain a password, so the error does not repeat it.
  if (text !== null && !/^smtps?:\/\/./.test(text))
    throw new Error('SMTP_URL must begin with smtp:// or smtps://')
  return text
}

const MIN_KEY_LENGTH = 32

function secretKey(name: string, text: string | null): string | null {
  if (text !== null && text.length < MIN_KEY_LENGTH)
    throw new Error(`${name} must have ${MIN_KEY_LENGTH} characters or more`)
  return text
}

function formerKey(source: NodeJS.ProcessEnv): string | null {
  const key = secretKey('SECRET_KEY_FORMER', source['SECRET_KEY_FORMER'] || null)
  if (key !== null && key === source['SECRET_KEY'])
    throw new Error('SECRET_KEY_FORMER is the key before, not SECRET_KEY itself')
  return key
}

function databaseUrl(name: string, text: string | null): string | null {
  if (text !== null) parseDatabaseUrl(text, name)
  return text
}

function metricsToken(text: string | null): string | null {
  if (text !== null && !/^\S{32,}$/.test(text))
    throw new Error('METRICS_TOKEN must have 32 characters or more, without spaces')
  return text
}

const ADDRESS_SERVICES = { juso: 'https://business.juso.go.kr', kakao: 'https://dapi.kakao.com' } as const

function addressSettings(source: NodeJS.ProcessEnv): AddressSettings {
  const provider = source['ADDRESS_PROVIDER'] || 'reference'
  if (provider === 'reference') return null
  if (provider !== 'juso' && provider !== 'kakao')
    throw new Error(`ADDRESS_PROVIDER must be reference, juso or kakao, not ${provider}`)
  const apiKey = source['ADDRESS_API_KEY']
  if (!apiKey) throw new Error(`ADDRESS_PROVIDER=${provider} needs ADDRESS_API_KEY`)
  const url = originOf('ADDRESS_API_URL', source['ADDRESS_API_URL'] || null)
  return { provider, apiKey, url: url ?? ADDRESS_SERVICES[provider] }
}

function taxOfficeSettings(source: NodeJS.ProcessEnv): TaxOfficeSettings | null {
  const apiKey = source['BUSINESS_API_KEY']
  if (!apiKey) return null
  const url = originOf('BUSINESS_API_URL', source['BUSINESS_API_URL'] || null)
  return { apiKey, url: url ?? 'https://api.odcloud.kr' }
}

function solapiSettings(source: NodeJS.ProcessEnv): SolapiSettings | null {
  const provider = source['SMS_PROVIDER'] || 'log'
  if (provider === 'log') return null
  if (provider !== 'solapi') throw new Error(`SMS_PROVIDER must be log or solapi, not ${provider}`)
  const needed = (name: string) => {
    const value = source[name]
    if (!value) throw new Error(`SMS_PROVIDER=solapi needs ${name}`)
    return value
  }
  const url = source['SOLAPI_URL'] || 'https://api.solapi.com'
  if (!URL.canParse(url)) throw new Error(`SOLAPI_URL is no address: ${url}`)
  return {
    url,
    apiKey: needed('SOLAPI_API_KEY'),
    apiSecret: needed('SOLAPI_API_SECRET'),
    sender: needed('SOLAPI_SENDER').replaceAll(/\D/g, ''),
  }
}

function vapidKeys(publicKey: string | null, privateKey: string | null): Env['vapidKeys'] {
  if (publicKey && privateKey) return { publicKey, privateKey }
  if (publicKey || privateKey)
    throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are set together or not at all')
  return null
}
