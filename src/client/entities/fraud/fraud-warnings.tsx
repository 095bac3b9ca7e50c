import { useLingui } from '@lingui/react/macro'
import type { FraudSignal } from '../../../contract/safety/fraud-signals.ts'
import { AlertMessage } from '../../ui/page/alert-message.tsx'
import { postingWarnings } from './warning-texts.ts'

/** What the wording of a posting warns of, the most serious first. */
export function FraudWarnings({ warnings }: { warnings: readonly FraudSignal[] }) {
  const { i18n } = useLingui()
  return (
    <AlertMessage kind="attention">
      {warnings.map((warning) => (
        <p key={warning}>{i18n._(postingWarnings[warning])}</p>
      ))}
    </AlertMessage>
  )
}
