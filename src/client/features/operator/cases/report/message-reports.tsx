import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { REPORT_STATES } from '../../../../../contract/operator/case.ts'
import type { ConversationReportRow } from '../../../../../contract/operator/conversation-case.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { live } from '../../../../api/query-for.ts'
import { RowButton } from '../../desk/row-button.tsx'
import type { Column } from '../../../../ui/card/data-table.tsx'
import { EmptyState } from '../../../../ui/page/states.tsx'
import { roleNames } from '../../../../../contract/operator/list-texts.ts'
import { reportOutcomes } from '../case-texts.ts'
import { DeskList } from '../../desk/desk-list.tsx'
import { at } from '../../desk/desks.ts'
import { useFocusAfterRow, useRowKeys } from '../../keyboard/use-row-keys.ts'
import { messageReportsPage } from '../../queries.ts'
import { MessageReportSheet } from './message-report-sheet.tsx'
import { messageReasons } from './message-reasons.ts'
import { useReviewName } from './use-review-name.ts'
import { secondLine } from '../../desk/desk-surfaces.ts'

interface MessageReportsProps {
  state: (typeof REPORT_STATES)[number]
  page: number
}

/** Reported messages, without their texts: looking at one is recorded. */
export function MessageReports({ state, page }: MessageReportsProps) {
  const { t } = useLingui()
  const result = useQuery({ ...messageReportsPage(state, page), ...live, placeholderData: keepPreviousData })
  const [looked, setLooked] = useState<ConversationReportRow>()
  const columns = useColumns(setLooked)
  useRowKeys('reports', result.data !== undefined)
  useFocusAfterRow(result.data?.data, looked?.id)
  return (
    <>
      <DeskList
        result={result}
        caption={t`Reports about messages`}
        columns={columns}
        page={page}
        empty={
          state === 'OPEN' ? (
            <EmptyState title={<Trans>No reports to review</Trans>}>
              <Trans>New reports appear here automatically.</Trans>
            </EmptyState>
          ) : (
            <EmptyState title={<Trans>None yet</Trans>} />
          )
        }
      />
      {looked && <MessageReportSheet key={looked.id} row={looked} onClose={() => setLooked(undefined)} />}
    </>
  )
}

function useColumns(onLook: (row: ConversationReportRow) => void): readonly Column<ConversationReportRow>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  const reviewNameOf = useReviewName()
  return [
    {
      name: 'about',
      part: 'title',
      head: <Trans>Chat about</Trans>,
      cell: ({ title, companyName }) => (
        <>
          <span lang="ko">{title}</span>
          <Text {...secondLine} lang="ko">
            {companyName}
          </Text>
        </>
      ),
    },
    {
      name: 'reason',
      head: <Trans>Reason</Trans>,
      cell: ({ reason, text }) => (
        <>
          {i18n._(messageReasons[reason])}
          {text && <Text {...secondLine}>{text}</Text>}
        </>
      ),
    },
    {
      name: 'accused',
      head: <Trans>Written by</Trans>,
      cell: ({ accused: { role, memberId }, otherReports }) => (
        <>
          {memberId === null ? (
            i18n._(roleNames[role])
          ) : (
            <Link {...at('members', memberId)}>{i18n._(roleNames[role])}</Link>
          )}
          {otherReports > 0 && (
            <Text {...secondLine}>
              <Plural value={otherReports} one="# other report" other="# other reports" />
            </Text>
          )}
        </>
      ),
    },
    {
      name: 'created',
      head: <Trans>Reported on</Trans>,
      cell: ({ createdDate }) => format.moment(createdDate),
    },
    {
      name: 'look',
      part: 'action',
      head: <Trans>Decision</Trans>,
      cell: (row) => (
        <>
          <RowButton
            variant={row.settledDate === null ? 'light' : 'default'}
            label={reviewNameOf(row.settledDate, row.title)}
            onClick={() => onLook(row)}
          >
            {row.settledDate === null ? <Trans>Review and decide</Trans> : <Trans>Review again</Trans>}
          </RowButton>
          {row.outcome && <Text {...secondLine}>{i18n._(reportOutcomes[row.outcome])}</Text>}
        </>
      ),
    },
  ]
}
