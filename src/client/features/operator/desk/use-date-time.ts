import { useFormat } from '../../../i18n/format.ts'

/** Formats date and time of instants that may lie ahead, without words such as "today". */
export function useDateTime(): (instant: string) => string {
  const format = useFormat()
  return (instant) => `${format.date(instant)} ${format.time(instant)}`
}
