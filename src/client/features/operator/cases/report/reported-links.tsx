import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { live } from '../../../../api/query-for.ts'
import { overview } from '../../queries.ts'
import { FilterLinks } from '../../desk/filter-links.tsx'

/** Chooses between reports about postings, job offers and messages, each with the number of open ones. */
export function ReportedLinks({ value }: { value: 'POSTINGS' | 'OFFERS' | 'MESSAGES' }) {
  const { t } = useLingui()
  const counts = useQuery({ ...overview(), ...live }).data?.data
  return (
    <FilterLinks
      label={t`Reports about`}
      param="about"
      value={value}
      options={[
        {
          value: 'POSTINGS',
          label: (
            <>
              <Trans context="console">Postings</Trans> <Count open={counts?.openReports} />
            </>
          ),
        },
        {
          value: 'OFFERS',
          label: (
            <>
              <Trans context="console">Job offers</Trans> <Count open={counts?.openProposalReports} />
            </>
          ),
        },
        {
          value: 'MESSAGES',
          label: (
            <>
              <Trans>Messages</Trans> <Count open={counts?.openMessageReports} />
            </>
          ),
        },
      ]}
    />
  )
}

const Count = ({ open = 0 }: { open: number | undefined }) => open > 0 && <b>{open}</b>
