import { Trans, useLingui } from '@lingui/react/macro'
import { FilterLinks } from '../../desk/filter-links.tsx'

/** Chooses between reports about postings and those about job offers. */
export function ReportedLinks({ value }: { value: 'POSTINGS' | 'OFFERS' }) {
  const { t } = useLingui()
  return (
    <FilterLinks
      label={t`Reports about`}
      param="about"
      value={value}
      options={[
        { value: 'POSTINGS', label: <Trans context="console">Postings</Trans> },
        { value: 'OFFERS', label: <Trans context="console">Job offers</Trans> },
      ]}
    />
  )
}
