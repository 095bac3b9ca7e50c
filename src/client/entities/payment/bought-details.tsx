import { Trans } from '@lingui/react/macro'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import { useFormat } from '../../i18n/format.ts'
import { useRegionName } from '../region/use-region-name.ts'

interface BoughtDetailsProps {
  regionIds: readonly number[]
  paidDate: string | null
  /** When the days of a pass begin. */
  startsDate: string | null | undefined
}

/** The regions of a pass, and where its days begin later than it was paid, when. */
export function BoughtDetails({ regionIds, paidDate, startsDate }: BoughtDetailsProps) {
  const nameOf = useRegionName()
  const format = useFormat()
  const isLater = startsDate && paidDate && Date.parse(startsDate) > Date.parse(paidDate)
  const day = isLater ? format.date(startsDate) : ''
  return (
    <>
      {regionIds.length > 0 && (
        <>
          <br />
          {regionIds.map(nameOf).join(BETWEEN_FACTS)}
        </>
      )}
      {day !== '' && (
        <>
          <br />
          <Trans>The new days count from {day}.</Trans>
        </>
      )}
    </>
  )
}
