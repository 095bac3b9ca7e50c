import { Trans } from '@lingui/react/macro'
import { useFormat } from './format.ts'

/** Whole won with thousands separators. */
export function Won({ amount }: { amount: number }) {
  const format = useFormat()
  const won = format.number(amount)
  return <Trans>{won} won</Trans>
}
