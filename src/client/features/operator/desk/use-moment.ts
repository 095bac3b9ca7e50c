import { useFormat } from '../../../i18n/format.ts'

/** Day and time of what may lie ahead: words such as "today" are for what has been. */
export function useMoment(): (instant: string) => string {
  const format = useFormat()
  return (instant) => `${format.date(instant)} ${format.time(instant)}`
}
