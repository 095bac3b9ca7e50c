/** Age in full years by the calendar of Korea, from a date of birth (`YYYY-MM-DD`). */
export function ageOn(birthDate: string, now: number = Date.now()): number {
  const today = new Date(now + 9 * 3_600_000).toISOString().slice(0, 10)
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}
