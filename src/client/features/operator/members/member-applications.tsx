import { Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { MemberApplication } from '../../../../contract/operator/member.ts'
import { applicationStageLabels } from '../../../entities/application/stage-labels.ts'
import { useFormat } from '../../../i18n/format.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import { at } from '../desk/desks.ts'
import { memberApplications } from '../queries.ts'

/** What a worker applied for, latest first. */
export function MemberApplications({ id, page }: { id: string; page: number }) {
  const { t } = useLingui()
  const result = useQuery({ ...memberApplications(id, page), placeholderData: keepPreviousData })
  return (
    <section aria-labelledby="applications">
      <Title order={2} pt="md" pb="xs" px={{ base: 'edge', sm: 0 }} id="applications">
        <Trans>Applications</Trans>
      </Title>
      <DeskList
        result={result}
        caption={t`Applications of the member`}
        columns={useColumns()}
        page={page}
        empty={<EmptyState title={<Trans>None yet</Trans>} />}
      />
    </section>
  )
}

function useColumns(): readonly Column<MemberApplication>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  return [
    {
      name: 'posting',
      part: 'title',
      head: <Trans>Posting</Trans>,
      cell: ({ jobId, title }) => (
        <Link {...at('postings', jobId)} lang="ko">
          <bdi>{title}</bdi>
        </Link>
      ),
    },
    {
      name: 'company',
      head: <Trans>Company</Trans>,
      cell: ({ companyName }) => <bdi lang="ko">{companyName}</bdi>,
    },
    {
      name: 'state',
      head: <Trans>Status</Trans>,
      cell: ({ status }) => i18n._(applicationStageLabels[status]),
    },
    {
      name: 'created',
      part: 'date',
      head: <Trans>Applied on</Trans>,
      cell: ({ createdDate }) => format.moment(createdDate),
    },
  ]
}
