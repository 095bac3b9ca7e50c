import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OperatorOverview } from '../../../../contract/operator/operator.ts'
import { useFormat } from '../../../i18n/format.ts'
import { StaleNote } from '../../../entities/answer/stale-note.tsx'
import { QueryPlaceholder } from '../../../entities/answer/query-placeholder.tsx'
import { live } from '../../../api/query-for.ts'
import { Won } from '../../../i18n/won.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { ShortcutsHelp } from '../keyboard/shortcuts-help.tsx'
import { DeskPage } from './desk-page.tsx'
import { at, type Desk } from './desks.ts'
import classes from './overview-screen.module.css'
import { overview } from '../queries.ts'

/** Open cases and today's figures. */
export function OverviewScreen() {
  const { t } = useLingui()
  const result = useQuery({ ...overview(), ...live })
  return (
    <DeskPage
      title={t`Overview`}
      actions={
        <>
          <ShortcutsHelp />
          <ButtonLink {...at('news', 'new')}>
            <Trans>Write news</Trans>
          </ButtonLink>
        </>
      }
    >
      {result.data ? (
        <>
          <StaleNote result={result} />
          <Waiting counts={result.data.data} />
          <Today figures={result.data.data.today} />
        </>
      ) : (
        <QueryPlaceholder result={result} title={<Trans>The overview could not be loaded</Trans>} rows={4} />
      )}
    </DeskPage>
  )
}

function Waiting({ counts }: { counts: OperatorOverview }) {
  const {
    waitingVerifications,
    waitingNames,
    waitingReceipts,
    receiptsToCancel = 0,
    openReports,
    openProposalReports = 0,
    openMessageReports = 0,
    newsDrafts,
    newsScheduled,
    waitingReturns,
  } = counts
  return (
    <section className={classes.section} aria-labelledby="waiting">
      <h2 id="waiting">
        <Trans>To do</Trans>
      </h2>
      <ul className={classes.cards}>
        <WaitingCard desk="verifications" count={waitingVerifications}>
          <Plural value={waitingVerifications} one="business to verify" other="businesses to verify" />
        </WaitingCard>
        <WaitingCard desk="receipts" count={waitingReceipts}>
          <Plural value={waitingReceipts} one="receipt to issue" other="receipts to issue" />
        </WaitingCard>
        {receiptsToCancel > 0 && (
          <WaitingCard desk="receipts" search={{ status: 'TO_CANCEL' }} count={receiptsToCancel}>
            <Plural
              value={receiptsToCancel}
              one="receipt to cancel after a refund"
              other="receipts to cancel after refunds"
            />
          </WaitingCard>
        )}
        <WaitingCard desk="names" count={waitingNames}>
          <Plural value={waitingNames} one="company name to approve" other="company names to approve" />
        </WaitingCard>
        <SafetyCards counts={counts} />
        <WaitingCard desk="reports" count={openReports}>
          <Plural value={openReports} one="report about a posting" other="reports about postings" />
        </WaitingCard>
        <WaitingCard desk="reports" search={{ about: 'OFFERS' }} count={openProposalReports}>
          <Plural
            value={openProposalReports}
            one="report about a job offer"
            other="reports about job offers"
          />
        </WaitingCard>
        <WaitingCard desk="reports" search={{ about: 'MESSAGES' }} count={openMessageReports}>
          <Plural value={openMessageReports} one="report about a message" other="reports about messages" />
        </WaitingCard>
        <WaitingCard desk="news" search={{ state: 'DRAFT' }} count={newsDrafts}>
          <Plural value={newsDrafts} one="news draft" other="news drafts" />
        </WaitingCard>
        <WaitingCard desk="news" search={{ state: 'SCHEDULED' }} count={newsScheduled}>
          <Plural value={newsScheduled} one="scheduled news item" other="scheduled news items" />
        </WaitingCard>
      </ul>
      {waitingReturns > 0 && (
        <p className={classes.note}>
          <Plural
            value={waitingReturns}
            one="# deposit must be refunded. Find the member and enter their bank account."
            other="# deposits must be refunded. Find the members and enter their bank accounts."
          />
        </p>
      )}
    </section>
  )
}

function SafetyCards({ counts }: { counts: OperatorOverview }) {
  const {
    waitingGuarantees = 0,
    openLatePay = 0,
    suspiciousPostings = 0,
    possibleArrears = 0,
    unmatchedPostings = 0,
  } = counts
  return (
    <>
      <WaitingCard desk="guarantees" count={waitingGuarantees}>
        <Plural value={waitingGuarantees} one="pay guarantee to decide" other="pay guarantees to decide" />
      </WaitingCard>
      <WaitingCard desk="latepay" count={openLatePay}>
        <Plural value={openLatePay} one="case of late pay" other="cases of late pay" />
      </WaitingCard>
      <WaitingCard desk="signals" count={suspiciousPostings}>
        <Plural value={suspiciousPostings} one="suspicious posting" other="suspicious postings" />
      </WaitingCard>
      <WaitingCard desk="arrears" count={possibleArrears}>
        <Plural
          value={possibleArrears}
          one="business that may owe wages"
          other="businesses that may owe wages"
        />
      </WaitingCard>
      <WaitingCard desk="occupations" count={unmatchedPostings}>
        <Plural
          value={unmatchedPostings}
          one="posting without an occupation"
          other="postings without an occupation"
        />
      </WaitingCard>
    </>
  )
}

interface WaitingCardProps {
  desk: Desk
  search?: Record<string, string>
  count: number
  children: ReactNode
}

function WaitingCard({ desk, search, count, children }: WaitingCardProps) {
  const format = useFormat()
  return (
    <li>
      <Link {...at(desk)} search={search ?? {}} className={classes.card} data-some={count > 0 || undefined}>
        <b>{format.number(count)}</b>
        <span>{children}</span>
      </Link>
    </li>
  )
}

function Today({ figures }: { figures: OperatorOverview['today'] }) {
  const format = useFormat()
  return (
    <section className={classes.section} aria-labelledby="today">
      <h2 id="today">
        <Trans>Today</Trans>
      </h2>
      <dl className={classes.figures}>
        <Figure name={<Trans>Sign-ups</Trans>}>{format.number(figures.signUps)}</Figure>
        <Figure name={<Trans>Postings published</Trans>}>{format.number(figures.announcements)}</Figure>
        <Figure name={<Trans>Applications</Trans>}>{format.number(figures.applications)}</Figure>
        <Figure name={<Trans>Paid orders</Trans>}>{format.number(figures.paidOrders)}</Figure>
        <Figure name={<Trans>Payments minus refunds</Trans>}>
          <Won amount={figures.paidAmount} />
        </Figure>
      </dl>
    </section>
  )
}

const Figure = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
