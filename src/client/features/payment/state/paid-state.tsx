import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Order } from '../../../../contract/payment/order.ts'
import { getPoints } from '../../../../contract/payment/point.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { queryFor } from '../../../api/query-for.ts'
import { useIsFarm } from '../../../entities/verification/use-missing-verification.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { announcementFor } from '../queries.ts'
import { ResultCard } from './result-card.tsx'

/** A paid order and what it has bought. */
export function PaidState({ order }: { order: Order }) {
  return order.kind === 'TICKET' ? <PaidTicket order={order} /> : <PaidPass order={order} />
}

const ReceiptLink = ({ id }: { id: string }) => (
  <ButtonLink to="/employmentPage/receipt/$id" params={{ id }} variant="light">
    <Trans>Receipt</Trans>
  </ButtonLink>
)

const History = () => (
  <ButtonLink to="/employmentPage/paymenthistory" variant="light">
    <Trans>Payment history</Trans>
  </ButtonLink>
)

function PaidTicket({ order }: { order: Order }) {
  const format = useFormat()
  const balance = useQuery(queryFor(getPoints, { query: { pageSize: 1 } }, { staleTime: 0 })).data?.data
    .balance
  const now = balance === undefined ? '' : format.number(balance)
  return (
    <ResultCard
      kind="done"
      title={<Trans>Your points have been added</Trans>}
      order={order}
      actions={
        <>
          <ButtonLink to="/talent">
            <Trans>Find talent</Trans>
          </ButtonLink>
          <ReceiptLink id={order.id} />
          <History />
        </>
      }
    >
      {now === '' ? (
        <Trans>Payment received.</Trans>
      ) : (
        <Trans>Payment received. You now have {now} points.</Trans>
      )}
    </ResultCard>
  )
}

function PaidPass({ order }: { order: Order }) {
  const isFarm = useIsFarm()
  const format = useFormat()
  const langCode = useLanguage()
  const { jobId } = order
  const job = useQuery({ ...announcementFor(jobId ?? '', langCode), enabled: jobId !== null }).data?.data
  const isPublic = job?.status === 'IN_PROGRESS'
  const until = job && isPublic && job.periodEnd !== null ? format.date(job.periodEnd) : ''
  return (
    <ResultCard
      kind="done"
      title={<Trans>Your pass is paid</Trans>}
      order={order}
      actions={
        <>
          {isPublic && (
            <ButtonLink to="/recruitment/detail/$id" params={{ id: job.id }}>
              <Trans>View posting</Trans>
            </ButtonLink>
          )}
          {job?.status === 'IN_REVIEW' && (
            <ButtonLink to="/mypage/company">
              <Trans>Company and verification</Trans>
            </ButtonLink>
          )}
          <ButtonLink to="/employmentPage/hiringAnnouncement" variant="light">
            <Trans>My postings</Trans>
          </ButtonLink>
          <ReceiptLink id={order.id} />
          <History />
        </>
      }
    >
      {until !== '' ? (
        <Trans>Job seekers can see your posting until {until}.</Trans>
      ) : job?.status === 'IN_REVIEW' ? (
        isFarm ? (
          <Trans>Your posting becomes public once your farm is verified. Its days start then.</Trans>
        ) : (
          <Trans>Your posting becomes public once your business is verified. Its days start then.</Trans>
        )
      ) : (
        <Trans>Payment received.</Trans>
      )}
    </ResultCard>
  )
}
