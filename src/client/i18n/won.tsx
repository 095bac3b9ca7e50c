import { Plural, Trans } from '@lingui/react/macro'
import { useFormat } from './format.ts'

/** Whole won with thousands separators. */
export function Won({ amount }: { amount: number }) {
  const format = useFormat()
  const won = format.number(amount)
  return <Trans>{won} won</Trans>
}

/** Reading-ticket points with thousands separators. */
export function Points({ value }: { value: number }) {
  const format = useFormat()
  const points = format.number(value)
  return <Plural value={value} one={`${points} point`} other={`${points} points`} />
}
