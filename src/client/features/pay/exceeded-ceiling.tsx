import { Trans } from '@lingui/react/macro'
import { CeilingsByRoom } from '../../entities/job/wage/ceilings-by-room.tsx'
import { useMayConcern } from '../../entities/work-right/use-may-concern.ts'
import { useFormat } from '../../i18n/format.ts'
import { AlertMessage } from '../../ui/page/alert-message.tsx'
import type { PayResult } from './pay-result.ts'

const E9 = ['E-9']

/** Nothing for readers of another status, for whom there is no such ceiling. */
export function ExceededCeiling({ result: { lodging, ceilings } }: { result: PayResult }) {
  const format = useFormat()
  const concernsReader = useMayConcern(E9)
  if (!concernsReader || lodging === null || lodging <= ceilings.temporary) return null
  if (lodging <= ceilings.houseAndMeals) return <ByRoom ceilings={ceilings} />
  const [taken, most] = [format.number(lodging), format.number(ceilings.houseAndMeals)]
  return (
    <AlertMessage>
      <Trans>
        {taken} won are taken off for room and meals. From the pay of an E-9 worker at most {most} won may be
        taken off, for a house or flat with meals. Call 1350; for an interpreter call 1577-0071 first.
      </Trans>
    </AlertMessage>
  )
}

/** Whether it is too much depends on the room and on meals, which are not asked for. */
const ByRoom = ({ ceilings }: Pick<PayResult, 'ceilings'>) => (
  <AlertMessage>
    <b>
      <Trans>E-9: most that may be deducted for housing</Trans>
    </b>
    <p>
      <CeilingsByRoom ceilings={ceilings} /> <Trans>If more is taken off, call 1350.</Trans>{' '}
      <Trans>For an interpreter call 1577-0071 first.</Trans>
    </p>
  </AlertMessage>
)
