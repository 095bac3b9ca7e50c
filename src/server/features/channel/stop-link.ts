import type { Secret } from '../../providers/secret/secret.ts'

/** Below /api, where the web app has no pages. */
export const STOP_PATH = '/api/notification-mails/stop/:memberId/:signature'

/** The path that ends mails to the member, for whoever has one of them. */
export const stopPath = (secret: Secret, memberId: string): string =>
  STOP_PATH.replace(':memberId', memberId).replace(
    ':signature',
    secret.hash('stop-mails', memberId).toString('base64url'),
  )
