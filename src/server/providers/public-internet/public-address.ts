import { BlockList, isIP } from 'node:net'

/** Networks that are not public (IANA special-purpose address registries, RFC 6890). */
const NOT_PUBLIC: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
/** Only global unicast IPv6 is public, except for networks that embed IPv4 addresses or are for documentation. */
const GLOBAL_UNICAST: readonly [string, number] = ['2000::', 3]
const NOT_PUBLIC_IPV6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const blocked = new BlockList()
for (const [network, prefix] of NOT_PUBLIC) blocked.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of NOT_PUBLIC_IPV6) blocked.addSubnet(network, prefix, 'ipv6')
const global = new BlockList()
global.addSubnet(...GLOBAL_UNICAST, 'ipv6')

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !blocked.check(address, 'ipv4')
  if (version === 6) return global.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
  return false
}

const LOCAL_NAME =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|test|invalid|example)\.?$/i

/** Whether a host can be public judging by its name; the addresses that it resolves to are checked on connecting. */
export function isPublicHost(hostname: string): boolean {
  const name = hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(name) !== 0) return isPublicAddress(name)
  return name.includes('.') && !LOCAL_NAME.test(name)
}
