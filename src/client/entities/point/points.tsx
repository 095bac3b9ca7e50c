import { Plural } from '@lingui/react/macro'
import { useFormat } from '../../i18n/format.ts'

/** Reading-ticket points with thousands separators. */
export function Points({ value }: { value: number }) {
  const format = useFormat()
  const points = format.number(value)
  return <Plural value={value} one={`${points} point`} other={`${points} points`} />
}
