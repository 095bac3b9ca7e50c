/** The article's own address, where it is one that a reader may be sent to: `https` only. */
export function originalAddress(linkUrl: string | null): string | undefined {
  if (linkUrl === null || !URL.canParse(linkUrl)) return undefined
  const url = new URL(linkUrl)
  return url.protocol === 'https:' ? url.href : undefined
}
