import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Paper, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { createLink, Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import type { OperatorOverview } from '../../../../contract/operator/operator.ts'
import { useFormat } from '../../../i18n/format.ts'
import { StaleNote } from '../../../entities/answer/stale-note.tsx'
import { QueryPlaceholder } from '../../../entities/answer/query-placeholder.tsx'
import { live } from '../../../api/query-for.ts'
import { Won } from '../../../i18n/won.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { ListKeys } from '../keyboard/list-keys.tsx'
import { cardGrid, deskFigure, DeskPage, DeskSection, Figure, Figures } from '../desk/desk-page.tsx'
import { caseKinds, caseTarget, countOf } from '../desk/case-kinds.ts'
import { at, type Desk, sections } from '../desk/desks.ts'
import { overview, openCases } from '../queries.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { OPEN_KINDS } from '../../../../contract/operator/kinds.ts'
import type { OpenCase, OpenKind } from '../../../../contract/operator/queue.ts'
import { column, Label, Moment, momentColumn, titleColumn } from '../desk/cells.tsx'
import { DeskList, useList } from '../desk/desk-list.tsx'
import { ROW_LINK, useRowKeys } from '../keyboard/use-row-keys.ts'

/** Open cases and today's figures. */
export function OverviewScreen({ page }: { page: number }) {
  const { t } = useLingui()
  const result = useQuery({ ...overview(), ...live })
  return (
    <DeskPage
      title={t`Overview`}
      actions={
        <>
          <ListKeys />
          <ButtonLink {...at('news', 'new')}>{t`Write news`}</ButtonLink>
        </>
      }
    >
      <OpenCases page={page} />
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
  const { newsDrafts, newsScheduled, waitingReturns } = counts
  return (
    <DeskSection id="waiting" title={<Trans>By section</Trans>}>
      <Box component="ul" {...cardGrid}>
        {OPEN_KINDS.map((kind) => (
          <CaseCard key={kind} kind={kind} count={countOf(kind, counts)} />
        ))}
        <WaitingCard desk="news" search={{ state: 'DRAFT' }} count={newsDrafts}>
          <Plural value={newsDrafts} one="news draft" other="news drafts" />
        </WaitingCard>
        <WaitingCard desk="news" search={{ state: 'SCHEDULED' }} count={newsScheduled}>
          <Plural value={newsScheduled} one="scheduled news item" other="scheduled news items" />
        </WaitingCard>
      </Box>
      {waitingReturns > 0 && (
        <Text pt="sm" size="sm" c="amber">
          <Plural
            value={waitingReturns}
            one="# deposit must be refunded. Find the member and enter their bank account."
            other="# deposits must be refunded. Find the members and enter their bank accounts."
          />
        </Text>
      )}
    </DeskSection>
  )
}

/** How many cases of a kind wait; what is seldom to be done has a card only then. */
function CaseCard({ kind, count }: { kind: OpenKind; count: number }) {
  const { desk, search, waiting } = caseKinds[kind]
  if (!waiting || (kind === 'RECEIPT_TO_CANCEL' && count === 0)) return null
  return (
    <WaitingCard desk={desk} search={search} count={count}>
      <Label of={waiting(count)} />
    </WaitingCard>
  )
}

interface WaitingCardProps {
  desk: Desk
  search?: Record<string, string> | undefined
  count: number
  children: ReactNode
}

const CardLink = createLink((props: Omit<ComponentProps<'a'>, 'style'>) => (
  <Paper component="a" {...deskFigure} display="block" h="100%" fz="sm" lh="sm" c="dimmed" {...props} />
))

function WaitingCard({ desk, search, count, children }: WaitingCardProps) {
  const format = useFormat()
  return (
    <li>
      <CardLink {...at(desk)} search={search ?? {}}>
        <Text span size="xxl" fw={700} c={count > 0 ? 'primary' : 'dimmed'}>
          {format.number(count)}
        </Text>
        <Text inherit>{children}</Text>
      </CardLink>
    </li>
  )
}

function Today({ figures }: { figures: OperatorOverview['today'] }) {
  const format = useFormat()
  return (
    <DeskSection id="today" title={<Trans>Today</Trans>}>
      <Figures>
        <Figure name={<Trans>Sign-ups</Trans>}>{format.number(figures.signUps)}</Figure>
        <Figure name={<Trans>Postings published</Trans>}>{format.number(figures.announcements)}</Figure>
        <Figure name={<Trans>Applications</Trans>}>{format.number(figures.applications)}</Figure>
        <Figure name={<Trans>Paid orders</Trans>}>{format.number(figures.paidOrders)}</Figure>
        <Figure name={<Trans>Payments minus refunds</Trans>}>
          <Won amount={figures.paidAmount} />
        </Figure>
      </Figures>
    </DeskSection>
  )
}

/** Everything that waits for an operator, oldest first. */
function OpenCases({ page }: { page: number }) {
  const { t } = useLingui()
  const result = useList(openCases(page), live)
  useRowKeys('queue', result.data !== undefined)
  return (
    <Box component="section" pb={{ base: 'xl', sm: 'xxl' }} aria-labelledby="queue">
      <Title order={2} pb="xs" px={{ base: 'edge', sm: 0 }} id="queue">{t`Open cases, oldest first`}</Title>
      <DeskList
        result={result}
        caption={t`Open cases, oldest first`}
        columns={columns}
        page={page}
        empty={
          <EmptyState title={<Trans>Nothing waits</Trans>}>
            <Trans>New cases appear here by themselves.</Trans>
          </EmptyState>
        }
      />
    </Box>
  )
}

const columns: readonly Column<OpenCase>[] = [
  column('kind', <Trans>Kind</Trans>, ({ kind }) => <Label of={sections[caseKinds[kind].desk].name} />),
  titleColumn('name', <Trans>About</Trans>, (row) => (
    <Link {...caseTarget(row)} lang="ko" {...ROW_LINK}>
      <bdi>{row.name || row.caseId}</bdi>
    </Link>
  )),
  momentColumn('since', <Trans>Waiting since</Trans>, 'date'),
  column('due', <Trans>Decide by</Trans>, ({ dueOn }) => dueOn && <Moment isDay at={dueOn} />),
]
