import { useLingui } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import type { FraudSignal } from '../../../contract/safety/fraud-signals.ts'
import { postingWarnings } from './warning-texts.ts'
import { TriangleIcon } from '../../ui/icon/icons.tsx'

/** What the wording of a posting warns of, the most serious first. */
export function FraudWarnings({ warnings }: { warnings: readonly FraudSignal[] }) {
  const { i18n } = useLingui()
  return (
    <Alert color="red" icon={<TriangleIcon size={20} />}>
      {warnings.map((warning) => (
        <p key={warning}>{i18n._(postingWarnings[warning])}</p>
      ))}
    </Alert>
  )
}
