/**
 * Whether this is an iPhone or iPad, where every browser is built on WebKit. iPads present themselves as Macs, which
 * have no touch screen.
 */
export function isAppleMobile(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

/**
 * Whether this browser deletes what a site has stored after seven days of use without a visit: every browser of iPhones
 * and iPads, and Safari on a Mac. Apps on the home screen are exempt (docs/browsers.md).
 */
export function isStorageShortLived(): boolean {
  if (isInstalled()) return false
  const { userAgent } = navigator
  return isAppleMobile() || (/Macintosh.* Version\/.* Safari\//.test(userAgent) && !/Chrom/.test(userAgent))
}

export function isInstalled(): boolean {
  const isStandalone = globalThis.matchMedia?.('(display-mode: standalone)').matches ?? false
  return isStandalone || ('standalone' in navigator && navigator.standalone === true)
}
