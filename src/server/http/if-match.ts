/** Whether If-Match (RFC 9110, section 13.1.1) names the version there is, by its quoted ETag; without one, any will do. */
export function fitsIfMatch(ifMatch: string | undefined, etag: string): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true
  return ifMatch.split(',').some((text) => text.trim().replace(/^W\//, '') === etag)
}
