import type { Entry, Receipt } from './entry.ts'

type Versioned = Pick<Entry, 'ifMatch' | 'versionPart'>

/**
 * Whether two ETags are the same version for a command: `"r3-d1"` and `"r3-d2"` are for one that compares only the `r`
 * part. Two unknown versions are equal as well: both were written before the entity existed.
 */
export function isSameVersion(
  a: string | undefined,
  b: string | undefined,
  part: string | undefined,
): boolean {
  if (a === b) return true
  if (a === undefined || b === undefined || part === undefined) return false
  const mine = partOf(a, part)
  return mine !== undefined && mine === partOf(b, part)
}

/**
 * The version that the member's own saves have produced since the one it was based on, so that they never conflict with
 * each other.
 */
export function currentVersion(entry: Versioned & Pick<Entry, 'entity'>, receipts: readonly Receipt[]) {
  let { ifMatch } = entry
  const own = receipts
    .filter((receipt) => receipt.entity === entry.entity && receipt.outcome === 'SENT')
    .toSorted((a, b) => a.seq - b.seq || a.at - b.at)
  for (const { ifMatch: base, etag } of own) {
    if (base !== undefined && etag !== undefined && isSameVersion(base, ifMatch, entry.versionPart))
      ifMatch = etag
  }
  return ifMatch
}

function partOf(etag: string, part: string): string | undefined {
  return etag.match(new RegExp(`(?:^|[^a-z0-9])${part}(\\d+)`))?.[1]
}
