import { Trans } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useFormat } from '../../../i18n/format.ts'

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
      <Checkbox
        label={<Trans>Yes, the pay is right</Trans>}
        checked={isConfirmed}
        onChange={(event) => onConfirm(event.currentTarget.checked)}
      />
    </div>
  )
}
