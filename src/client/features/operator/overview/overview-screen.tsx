import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { NewsState } from '../../../../contract/operator/news.ts'
import type { OperatorOverview } from '../../../../contract/operator/operator.ts'
import { QueryData } from '../../../entities/answer/query-placeholder.tsx'
import { live } from '../../../api/query-for.ts'
import { Won } from '../../../i18n/won.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { ListKeys } from '../keyboard/list-keys.tsx'
import { DeskPage, DeskSection, figure, Figures } from '../desk/desk-page.tsx'
import { caseTarget } from '../desk/case-places.ts'
import { nameOfKind } from '../desk/case-sections.ts'
import { at } from '../desk/desks.ts'
import { openCases, useOverview } from '../queries.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import type { OpenCase } from '../../../../contract/operator/queue.ts'
import { column, Count, Label, Moment } from '../desk/cells.tsx'
import { DeskList, useList } from '../desk/desk-list.tsx'
import { ROW_LINK, useRowKeys } from '../keyboard/use-row-keys.ts'

/** Open cases and today's figures. */
export function OverviewScreen({ page }: { page: number }) {
  const { t } = useLingui()
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
      <QueryData result={useOverview()} title={<Trans>The overview could not be loaded</Trans>} rows={4}>
        {(counts) => (
          <>
            <Waiting counts={counts} />
            <Today figures={counts.today} />
          </>
        )}
      </QueryData>
    </DeskPage>
  )
}

/** What waits beside the cases of the queue, and how to work on it. */
function Waiting({ counts }: { counts: OperatorOverview }) {
  const { newsDrafts, newsScheduled, waitingReturns } = counts
  return (
    <Stack gap="xs" align="flex-start" pb="xl" px={{ base: 'edge', sm: 0 }}>
      {waitingReturns > 0 && (
        <Text size="sm" c="amber">
          <Plural
            value={waitingReturns}
            one="# deposit must be refunded. Find the member and enter their bank account."
            other="# deposits must be refunded. Find the members and enter their bank accounts."
          />
        </Text>
      )}
      <NewsLink state="DRAFT" count={newsDrafts}>
        <Plural value={newsDrafts} one="news draft" other="news drafts" />
      </NewsLink>
      <NewsLink state="SCHEDULED" count={newsScheduled}>
        <Plural value={newsScheduled} one="scheduled news item" other="scheduled news items" />
      </NewsLink>
    </Stack>
  )
}

const NewsLink = ({ state, count, children }: { state: NewsState; count: number; children: ReactNode }) => (
  <Link {...at('news')} search={{ state }}>
    <Count of={count} /> {children}
  </Link>
)

function Today({ figures }: { figures: OperatorOverview['today'] }) {
  return (
    <DeskSection id="today" title={<Trans>Today</Trans>}>
      <Figures
        figures={[
          figure(<Trans>Sign-ups</Trans>, <Count of={figures.signUps} />),
          figure(<Trans>Postings published</Trans>, <Count of={figures.announcements} />),
          figure(<Trans>Applications</Trans>, <Count of={figures.applications} />),
          figure(<Trans>Paid orders</Trans>, <Count of={figures.paidOrders} />),
          figure(<Trans>Payments minus refunds</Trans>, <Won amount={figures.paidAmount} />),
        ]}
      />
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
  column('kind', <Trans>Kind</Trans>, ({ kind }) => <Label of={nameOfKind(kind)} />),
  column.title('name', <Trans>About</Trans>, (row) => (
    <Link {...caseTarget(row)} lang="ko" {...ROW_LINK}>
      <bdi>{row.name || row.caseId}</bdi>
    </Link>
  )),
  column.moment('since', <Trans>Waiting since</Trans>, 'date'),
  column('due', <Trans>Decide by</Trans>, ({ dueOn }) => dueOn && <Moment isDay at={dueOn} />),
]
