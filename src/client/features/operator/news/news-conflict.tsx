import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import { FormConflict, OtherVersionNote } from '../../../entities/answer/form-conflict.tsx'
import { SaveError } from '../../../entities/outbox/save-error.tsx'
import { useAct } from '../../../forms/use-act.ts'
import {
  exchangeOtherVersion,
  keepOtherVersion,
  useOtherVersion,
} from '../../../offline/drafts/use-other-version.ts'
import { deskCard } from '../desk/cells.tsx'
import { differingFields, isNewsWork, type NewsValues } from './news-values.ts'
import type { UsedNewsWork } from './use-news-work.ts'

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

/** Compares the form with what another operator saved meanwhile, else with the version that was not taken before. */
export function NewsVersions({ desk, draftName }: { desk: UsedNewsWork; draftName: string }) {
  const { t } = useLingui()
  const { work, theirs } = desk
  const kept = useOtherVersion(draftName, isNewsWork)
  const versus = useVersus(work.values)
  const act = useAct()
  const takeTheirs = async () => {
    await keepOtherVersion(draftName, work)
    await desk.discard()
  }
  const takeKept = async (values: NewsValues) => {
    await exchangeOtherVersion(draftName, desk.isTouched ? work : undefined)
    desk.put(values)
  }
  if (!theirs && !kept) return null
  return (
    <Box {...deskCard} style={{ '--versions-height': '24rem' }}>
      {theirs ? (
        <FormConflict
          label={t`Two versions`}
          happened={<Trans>Another operator has changed this news item in the meantime</Trans>}
          {...versus(theirs)}
          onTheirs={() => void act.start(takeTheirs)}
        />
      ) : (
        kept && (
          <OtherVersionNote
            keptUntil={kept.keptUntil}
            {...versus(kept.value.values)}
            onTake={() => void act.start(() => takeKept(kept.value.values))}
          />
        )
      )}
      <SaveError error={act.error} />
    </Box>
  )
}

function useVersus(mine: NewsValues) {
  const { i18n } = useLingui()
  const valueText = useValueText()
  return (theirs: NewsValues) =>
    ({
      lang: 'ko',
      head: <Trans>Differences</Trans>,
      differences: differingFields(mine, theirs).map((field) => ({
        name: i18n._(names[field]),
        mine: valueText(mine, field),
        theirs: valueText(theirs, field),
      })),
    }) as const
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
