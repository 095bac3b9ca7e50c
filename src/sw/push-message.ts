import { NOTIFICATIONS_PATH } from '../contract/message/notifications-path.ts'

/** The content of the notification for a push. */
export interface ShownPush {
  title: string
  body: string
  lang: string
  /** A path of this site. */
  path: string
  /** Deduplicates a push that arrives twice. */
  tag: string | undefined
  unreadCount: number | undefined
}

const UNREADABLE: ShownPush = {
  title: 'Ilteo',
  body: '',
  lang: 'en',
  path: NOTIFICATIONS_PATH,
  tag: undefined,
  unreadCount: undefined,
}

/** Parses a push. Something is always shown: browsers revoke the permission of sites whose pushes show nothing. */
export function readPush(text: string): ShownPush {
  const message = parsed(text)
  const { title, body, lang, path, notificationId, unreadCount } = message
  return {
    title: textOf(title) ?? UNREADABLE.title,
    body: textOf(body) ?? UNREADABLE.body,
    lang: textOf(lang) ?? UNREADABLE.lang,
    path: sitePath(path) ?? UNREADABLE.path,
    tag: textOf(notificationId),
    unreadCount: typeof unreadCount === 'number' ? unreadCount : undefined,
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Rejects `//evil.example` and `/\evil.example`, which browsers resolve to other sites. */
function sitePath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/')) return undefined
  const own = 'https://own.invalid'
  return URL.canParse(value, own) && new URL(value, own).origin === own ? value : undefined
}
