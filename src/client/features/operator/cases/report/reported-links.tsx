import { Trans, useLingui } from '@lingui/react/macro'
import { FilterLinks } from '../../desk/filter-links.tsx'

/** Chooses between reports about postings, job offers and messages. */
export function ReportedLinks({ value }: { value: 'POSTINGS' | 'OFFERS' | 'MESSAGES' }) {
  const { t } = useLingui()
  return (
    <FilterLinks
      label={t`Reports about`}
      param="about"
      value={value}
      options={[
        { value: 'POSTINGS', label: <Trans context="console">Postings</Trans> },
        { value: 'OFFERS', label: <Trans context="console">Job offers</Trans> },
        { value: 'MESSAGES', label: <Trans>Messages</Trans> },
      ]}
    />
  )
}
