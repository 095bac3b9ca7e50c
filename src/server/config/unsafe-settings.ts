import type { Env } from './env.ts'

type Settings = Pick<
  Env,
  | 'demo'
  | 'host'
  | 'mailFrom'
  | 'payment'
  | 'publicUrl'
  | 'smtpUrl'
  | 'solapi'
  | 'trustProxy'
  | 'vapidSubject'
>

const LOOPBACK = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i
/** Ranges that include every address. */
const EVERYBODY = /^(0\.0\.0\.0|::)\/0$/

/**
 * One log line for each setting that is unsafe or broken on a public site (docs/exposing.md). Empty for a server
 * reachable only from its own machine.
 */
export function unsafeSettings(env: Settings): string[] {
  const isOpen = env.publicUrl ? !LOOPBACK.test(new URL(env.publicUrl).hostname) : !LOOPBACK.test(env.host)
  if (!isOpen) return []
  const findings: [isUnsafe: boolean, line: string][] = [
    [
      env.demo,
      'DEMO is on: everybody knows the password of its members, and one of them is an operator. Set DEMO=off',
    ],
    [
      env.payment === 'sandbox',
      'PAYMENT_PROVIDER is sandbox: employers get for nothing what they would pay for. Set it to portone or none',
    ],
    [
      env.publicUrl === null,
      'PUBLIC_URL is not set: links in mails and the way back from providers lead to the address it listens on',
    ],
    [
      env.publicUrl?.startsWith('http:') ?? false,
      'PUBLIC_URL is http: passwords cross the network readable, and browsers neither install the app nor keep it offline',
    ],
    [
      env.publicUrl?.startsWith('https:') === true && env.trustProxy.length === 0,
      'TRUST_PROXY is not set: all visitors behind the proxy count as one address, and share its rate limits',
    ],
    [
      env.trustProxy.some((range) => EVERYBODY.test(range)),
      'TRUST_PROXY holds every address: anybody evades the rate limits by an X-Forwarded-For of their own',
    ],
    [
      env.smtpUrl === null,
      'SMTP_URL is not set: mails, such as those that reset passwords, lie in DATA_DIR/outbox and reach nobody',
    ],
    [
      env.smtpUrl !== null && env.mailFrom.includes('@localhost'),
      'MAIL_FROM is not set: mail servers refuse mail from localhost',
    ],
    [env.solapi === null, 'SMS_PROVIDER is log: codes lie in DATA_DIR/outbox and reach nobody'],
    [
      env.vapidSubject.includes('@localhost'),
      'VAPID_SUBJECT is not set: Apple sends no pushes for a subject that does not exist',
    ],
  ]
  return findings.filter(([isUnsafe]) => isUnsafe).map(([, line]) => line)
}
