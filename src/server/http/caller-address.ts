import { isIP } from 'node:net'

/** Callers with an invalid forwarded address share one limit. */
const UNKNOWN = 'unknown'

/**
 * The caller's address for limits and counts. An IPv6 subscriber has a network of at least 64 bits (RFC 6177) and
 * could change addresses at will, so the network is used.
 */
export function callerAddress(ip: string): string {
  const bare = withoutPort(ip)
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(bare)?.[1]
  if (mapped !== undefined) return mapped
  const version = isIP(bare)
  if (version === 6) return `${networkOf(bare)}::/64`
  return version === 4 ? bare : UNKNOWN
}

/** Some proxies forward an address with its port. */
function withoutPort(ip: string): string {
  return /^([\d.]+):\d+$/.exec(ip)?.[1] ?? /^\[([^\]]+)\](?::\d+)?$/.exec(ip)?.[1] ?? ip
}

function networkOf(ip: string): string {
  const [left = [], right = []] = ip
    .split('::')
    .map((side) => side.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
