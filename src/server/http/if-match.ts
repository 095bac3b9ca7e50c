/** Whether If-Match (RFC 9110, section 13.1.1) is absent or names the current quoted ETag. */
export function matchesIfMatch(ifMatch: string | undefined, etag: string): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true
  return ifMatch.split(',').some((text) => text.trim().replace(/^W\//, '') === etag)
}
