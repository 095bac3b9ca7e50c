/**
 * Hosts of the push services that browsers use. A leading dot stands for every name below it. Whoever could name another
 * one would have the server send requests to a place of their choice.
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

/** Whether a push service is known, or named by the configuration. */
export type IsPushHost = (hostname: string) => boolean

/** @param others hosts of the configuration, in the same form */
export function pushHosts(others: readonly string[]): IsPushHost {
  const hosts = [...KNOWN_PUSH_HOSTS, ...others.map((host) => host.toLowerCase())]
  return (hostname) =>
    hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
}
