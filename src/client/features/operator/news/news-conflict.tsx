import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import { FormConflict } from '../../../entities/answer/form-conflict.tsx'
import { differingFields, type NewsValues } from './news-values.ts'
import { deskCard } from '../desk/desk-surfaces.ts'

const names: Record<keyof NewsValues, MessageDescriptor> = {
  title: msg`Title`,
  company: msg`Source`,
  contents: msg`Contents`,
  picture: msg`Picture`,
  imageCaption: msg`Caption`,
  linkUrl: msg`Link to the original`,
  mainPlace: msg`Position on the news page`,
  translations: msg`Translations`,
}

interface NewsConflictProps {
  mine: NewsValues
  theirs: NewsValues
  onTheirs: () => void
}

/** Compares the form with the version that another operator has saved meanwhile. */
export function NewsConflict({ mine, theirs, onTheirs }: NewsConflictProps) {
  const { i18n, t } = useLingui()
  const valueText = useValueText()
  return (
    <Box {...deskCard} style={{ '--versions-height': '24rem' }}>
      <FormConflict
        label={t`Two versions`}
        className={undefined}
        happened={<Trans>Another operator has changed this news item in the meantime</Trans>}
        head={<Trans>Differences</Trans>}
        differences={differingFields(mine, theirs).map((field) => ({
          name: i18n._(names[field]),
          mine: valueText(mine, field),
          theirs: valueText(theirs, field),
        }))}
        onTheirs={onTheirs}
      />
    </Box>
  )
}

function useValueText() {
  const { t } = useLingui()
  return (values: NewsValues, field: keyof NewsValues): string => {
    if (field === 'picture') return values.picture ? t`Picture` : t`None`
    if (field === 'mainPlace') return values.mainPlace?.toString() ?? t`Regular news`
    if (field === 'translations')
      return values.translations?.map(({ langCode, title }) => `${langCode}: ${title}`).join(', ') || t`None`
    return values[field] || t`None`
  }
}
