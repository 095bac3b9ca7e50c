import { Trans } from '@lingui/react/macro'
import { useMayConcern } from '../../entities/work-right/use-may-concern.ts'
import { useFormat } from '../../i18n/format.ts'
import { AlertMessage } from '../../ui/page/alert-message.tsx'
import type { PayResult } from './pay-result.ts'

const E9 = ['E-9']

/** Nothing for readers of another status, for whom there is no such ceiling. */
export function ExceededCeiling({ result: { lodging, exceededCeiling } }: { result: PayResult }) {
  const format = useFormat()
  const concernsReader = useMayConcern(E9)
  if (!concernsReader || lodging === null || exceededCeiling === null) return null
  const [taken, most] = [format.number(lodging), format.number(exceededCeiling)]
  return (
    <AlertMessage>
      <Trans>
        {taken} won are taken off for room and meals. From the pay of an E-9 worker at most {most} won may be
        taken off, for a house or flat with meals. Call 1350; for an interpreter call 1577-0071 first.
      </Trans>
    </AlertMessage>
  )
}
