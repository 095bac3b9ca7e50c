/**
 * Hosts of the browsers' push services; a leading dot matches all subdomains. Accepting any host would let clients make
 * the server send requests to a target of their choice.
 */
const KNOWN_PUSH_HOSTS = [
  // Chrome, Samsung Internet, Whale, Opera and Edge on Android
  'fcm.googleapis.com',
  // Firefox
  '.push.services.mozilla.com',
  // Safari, and every browser on iOS
  '.push.apple.com',
  // Edge on Windows
  '.notify.windows.com',
]

/** Whether a host is a known or configured push service. */
export type IsPushHost = (hostname: string) => boolean

/** @param others configured hosts, in the same format */
export function pushHosts(others: readonly string[]): IsPushHost {
  const hosts = [...KNOWN_PUSH_HOSTS, ...others.map((host) => host.toLowerCase())]
  return (hostname) =>
    hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
}
