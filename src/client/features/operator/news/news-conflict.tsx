import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import { FormConflict, OtherVersionNote } from '../../../entities/answer/form-conflict.tsx'
import type { OtherVersion } from '../../../offline/drafts/use-other-version.ts'
import { differingFields, type NewsField, type NewsValues, type NewsWork } from './news-values.ts'
import { deskCard } from '../desk/desk-surfaces.ts'

const names: Record<NewsField, MessageDescriptor> = {
  title: msg`Title`,
  company: msg`Source`,
  contents: msg`Contents`,
  picture: msg`Picture`,
  imageCaption: msg`Caption`,
  linkUrl: msg`Link to the original`,
  mainPlace: msg`Position on the news page`,
  translations: msg`Translations`,
}

interface NewsVersionsProps {
  mine: NewsValues
  /** The version that another operator has saved meanwhile. */
  theirs: NewsValues | undefined
  kept: OtherVersion<NewsWork> | null
  onTheirs: () => void
  onKept: (values: NewsValues) => void
}

/** Compares the form with what another operator saved meanwhile, else with the version that was not taken before. */
export function NewsVersions({ mine, theirs, kept, onTheirs, onKept }: NewsVersionsProps) {
  const { i18n, t } = useLingui()
  const valueText = useValueText()
  const versus = (other: NewsValues) =>
    ({
      lang: 'ko',
      head: <Trans>Differences</Trans>,
      differences: differingFields(mine, other).map((field) => ({
        name: i18n._(names[field]),
        mine: valueText(mine, field),
        theirs: valueText(other, field),
      })),
    }) as const
  if (!theirs && !kept) return null
  return (
    <Box {...deskCard} style={{ '--versions-height': '24rem' }}>
      {theirs ? (
        <FormConflict
          label={t`Two versions`}
          happened={<Trans>Another operator has changed this news item in the meantime</Trans>}
          {...versus(theirs)}
          onTheirs={onTheirs}
        />
      ) : (
        kept && (
          <OtherVersionNote
            keptUntil={kept.keptUntil}
            {...versus(kept.value.values)}
            onTake={() => onKept(kept.value.values)}
          />
        )
      )}
    </Box>
  )
}

function useValueText() {
  const { t } = useLingui()
  return (values: NewsValues, field: NewsField): string => {
    if (field === 'picture') return values.picture ? t`Picture` : t`None`
    if (field === 'mainPlace') return values.mainPlace?.toString() ?? t`Regular news`
    if (field === 'translations')
      return values.translations?.map(({ langCode, title }) => `${langCode}: ${title}`).join(', ') || t`None`
    return values[field] || t`None`
  }
}
