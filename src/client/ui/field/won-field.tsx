import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { HIGHEST_PAY, readWon, type WonRefusal } from '../../../contract/base/won-text.ts'
import { useFormat } from '../../i18n/format.ts'
import { DigitsField } from './digits-field.tsx'

interface WonFieldProps {
  name: string
  label: ReactNode
  description?: ReactNode
  /** Whole won; empty without an amount. */
  digits: string
  most?: number
  error?: ReactNode
  onDigits: (digits: string) => void
}

/**
 * An amount as it is typed or pasted: with units (`250만`) or decimals, which are shown until the field loses the focus.
 * Other text is refused with the reason: several amounts clear the value, one out of range keeps the former value.
 */
export function WonField({ digits, most = HIGHEST_PAY, error, onDigits, ...field }: WonFieldProps) {
  const format = useFormat()
  const [refusal, setRefusal] = useState<WonRefusal | null>(null)
  const take = (_: string, typed: string) => {
    const reading = readWon(typed, most)
    setRefusal(reading.refusal ?? null)
    if (isOutOfRange(reading.refusal)) return
    onDigits(reading.digits ?? '')
  }
  return (
    <DigitsField
      {...field}
      digits={digits}
      format={(text) => (text === '' ? '' : format.number(Number(text)))}
      read={(typed) => typed.replaceAll(/\D/g, '')}
      keepsAsTyped={(typed) => MORE_THAN_DIGITS.test(typed) && !isOutOfRange(readWon(typed, most).refusal)}
      onDigits={take}
      error={refusal === null ? error : <Refusal refusal={refusal} limit={most} />}
      rightSection={<Trans>won</Trans>}
      rightSectionWidth="3.5rem"
    />
  )
}

/** Units, decimals or the sign of a range: the digits alone would be another amount. */
const MORE_THAN_DIGITS = /[^\d,\s]/u

const isOutOfRange = (refusal?: WonRefusal) => refusal === 'ABOVE' || refusal === 'BELOW'

function Refusal({ refusal, limit }: { refusal: WonRefusal; limit: number }) {
  const most = useFormat().number(limit)
  if (refusal === 'ABOVE') return <Trans>The amount can be {most} won at most.</Trans>
  if (refusal === 'BELOW') return <Trans>The amount must be above 0.</Trans>
  return <Trans>Please enter one amount, not several.</Trans>
}
