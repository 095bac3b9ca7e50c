export interface ExternalLink {
  href: string
  /** Host as people know it; other scripts are shown in punycode, so that no name can imitate another. */
  host: string
}

/**
 * Parses a web address that readers may be sent to: only `http` and `https`, and no user name that hides the real host.
 */
export function externalLink(text: string | null): ExternalLink | undefined {
  if (text === null || !URL.canParse(text)) return undefined
  const { protocol, username, password, href, host } = new URL(text)
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return undefined
  return { href, host: host.replace(/^www\./, '') }
}
