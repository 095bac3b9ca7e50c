export interface ExternalLink {
  href: string
  /** Whose it is, as people know it; letters of other scripts are spelt out, so that no name can imitate another. */
  host: string
}

/**
 * An address on the web that a reader may be sent to: `http` and `https` alone, never one that runs or holds a page of its
 * own, and none that hides where it leads behind a user name.
 */
export function externalLink(text: string | null): ExternalLink | undefined {
  if (text === null || !URL.canParse(text)) return undefined
  const { protocol, username, password, href, host } = new URL(text)
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return undefined
  return { href, host: host.replace(/^www\./, '') }
}
