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
      'DEMO is on: the password of its members is public, and one of them is an operator. Set it to off',
    ],
    [
      env.payment === 'sandbox',
      'PAYMENT_PROVIDER is sandbox: employers get paid services without paying. Set it to portone or none',
    ],
    [
      env.publicUrl === null,
      'PUBLIC_URL is not set: links in mails lead to an address others cannot open. Set it to the one people type, such as https://jobs.example',
    ],
    [
      env.publicUrl?.startsWith('http:') ?? false,
      'PUBLIC_URL is http: passwords can be read on the way, and browsers neither install the app nor keep it offline. Put https in front',
    ],
    [
      env.publicUrl?.startsWith('https:') === true && env.trustProxy.length === 0,
      'TRUST_PROXY is not set: all visitors who come through your proxy share one rate limit. Set it to the address of the proxy, such as 127.0.0.1',
    ],
    [
      env.trustProxy.some((range) => EVERYBODY.test(range)),
      'TRUST_PROXY holds every address: anybody can get around the rate limits. Set it to the address of your proxy alone',
    ],
    [
      env.smtpUrl === null,
      'SMTP_URL is not set: mails, such as password resets, are not sent but written to DATA_DIR/outbox',
    ],
    [
      env.smtpUrl !== null && env.mailFrom.includes('@localhost'),
      'MAIL_FROM ends in @localhost: mail servers refuse that sender. Set it to an address of your domain',
    ],
    [
      env.solapi === null,
      'SMS_PROVIDER is log: sign-in codes are not sent but written to DATA_DIR/outbox. Set it to solapi',
    ],
    [
      env.vapidSubject.includes('@localhost'),
      'VAPID_SUBJECT ends in @localhost: Apple refuses push messages with it. Set it to mailto: and an address of yours',
    ],
  ]
  return findings.filter(([isUnsafe]) => isUnsafe).map(([, line]) => line)
}
