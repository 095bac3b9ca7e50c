import type { Entry, Receipt } from './entry.ts'

type Versioned = Pick<Entry, 'ifMatch' | 'versionPart'>

/**
 * Whether two ETags name the same version for a command: `"r3-d1"` and `"r3-d2"` do for the one that is compared by its
 * `r`. Neither being known is the same, too: both were written before there was anything.
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

/** The version that one's own saves have made of the one it was written on, so that they never conflict with each other. */
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
