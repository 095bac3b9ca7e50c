/** Days before the end of a stay on which its member is reminded. */
const DAYS_BEFORE = [90, 30]
const DAY = 86_400_000

/** The next reminder, at nine in the morning in Seoul; null if none is left. */
export function nextReminder(expiry: string | null, now: Date): Date | null {
  if (expiry === null) return null
  // Midnight in UTC is nine in Seoul.
  const times = DAYS_BEFORE.map((days) => new Date(Date.parse(expiry) - days * DAY))
  return times.find((time) => time > now) ?? null
}
