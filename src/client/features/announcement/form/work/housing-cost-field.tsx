import { Trans } from '@lingui/react/macro'
import { type HousingCost, housingCost } from '../../../../../contract/work/housing-cost.ts'
import type { ChosenPhrase } from '../../../../../contract/work/phrase.ts'
import { WonField } from '../../../../ui/field/won-field.tsx'
import { OptionalLabel } from '../../../../ui/field/field-group.tsx'

interface HousingCostFieldProps {
  phrases: readonly ChosenPhrase[]
  /** Whether the form offers housing elsewhere. */
  isOffered: boolean
  onCost: (cost: number | null) => void
}

/** Asks for the cost of housing where the posting offers it. */
export function HousingCostField({ phrases, isOffered, onCost }: HousingCostFieldProps) {
  const isRefused = phrases.some(({ code }) => code === 'NO_HOUSING')
  const cost: HousingCost | null = housingCost(phrases) ?? (isOffered && !isRefused ? 'NOT_STATED' : null)
  if (cost === null) return null
  return (
    <WonField
      label={
        <OptionalLabel>
          <Trans>What the worker pays for the housing in a month</Trans>
        </OptionalLabel>
      }
      name="housingCost"
      description={<Trans>0 if it is free. Without an amount, workers are told to ask.</Trans>}
      digits={cost === 'NOT_STATED' ? '' : String(cost)}
      onDigits={(digits) => onCost(digits === '' ? null : Number(digits))}
    />
  )
}
