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

/** When the money comes back, by the states in which an operator may refund an order. */
export const RefundNote = ({ isPass }: { isPass: boolean }) =>
  isPass ? (
    <Trans>
      The whole amount can be refunded until the days of the pass begin. After that, unused days are not
      refunded.
    </Trans>
  ) : (
    <Trans>Points do not expire. A purchase can be refunded while its points are unused.</Trans>
  )

/**
 * Which ways of paying have a tax invoice. None is issued where a slip was (부가가치세법 제33조 제2항: 신용카드매출전표등을 발급한
 * 경우에는 세금계산서를 발급하지 아니한다); the slip itself proves the input tax (제46조 제3항). Read on 2026-11-27.
 */
export const SlipNote = () => (
  <Trans>
    For card and mobile pay, the slip is your VAT record, and no tax invoice or cash receipt is issued.
    Transfers and deposits can have one.
  </Trans>
)
