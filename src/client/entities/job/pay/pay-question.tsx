import { Trans } from '@lingui/react/macro'
import { useFormat } from '../../../i18n/format.ts'
import { CheckboxField } from '../../../ui/field/checkbox-field.tsx'

interface PayQuestionProps {
  /** Won an hour. */
  hourly: number
  isConfirmed: boolean
  onConfirm: (isConfirmed: boolean) => void
}

/** Asks whether unusually high pay is right: most often a zero too many, or a month's pay entered as an hour's. */
export function PayQuestion({ hourly, isConfirmed, onConfirm }: PayQuestionProps) {
  const won = useFormat().number(hourly)
  return (
    <div role="group" data-field="confirmedPay">
      <p role="status">
        <Trans>That is {won} won an hour, more than three times the minimum wage.</Trans>
      </p>
      <CheckboxField
        label={<Trans>Yes, the pay is right</Trans>}
        checked={isConfirmed}
        onChange={(event) => onConfirm(event.currentTarget.checked)}
      />
    </div>
  )
}
