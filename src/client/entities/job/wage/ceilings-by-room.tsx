import { Trans } from '@lingui/react/macro'
import type { WageEstimate } from '../../../../contract/job/wage-reckoner.ts'
import { useFormat } from '../../../i18n/format.ts'

/** Most that may be deducted from E-9 pay for each kind of room. */
export function CeilingsByRoom({ ceilings }: { ceilings: WageEstimate['housingCeilings'] }) {
  const format = useFormat()
  const [least, most] = [format.number(ceilings.temporary), format.number(ceilings.house)]
  const [leastMeals, mostMeals] = [
    format.number(ceilings.temporaryAndMeals),
    format.number(ceilings.houseAndMeals),
  ]
  return (
    <Trans>
      House or flat: {most} won, with meals {mostMeals} won. Container or the like: {least} won, with meals{' '}
      {leastMeals} won.
    </Trans>
  )
}
