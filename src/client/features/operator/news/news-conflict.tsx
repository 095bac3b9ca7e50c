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
import { differingFields, isNewsWork, type NewsValues, type UsedNewsWork } from './news-work.ts'

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
export function NewsVersions({ desk }: { desk: UsedNewsWork }) {
  const { i18n, t } = useLingui()
  const { work, theirs, draftName, isTouched } = desk
  const kept = useOtherVersion(draftName, isNewsWork)
  const act = useAct()
  const other = theirs ?? kept?.value.values
  if (!other) return null
  const valueText = ({ picture, mainPlace, translations, ...texts }: NewsValues) => ({
    ...texts,
    picture: picture && t`Picture`,
    mainPlace: mainPlace?.toString() ?? t`Regular news`,
    translations: translations?.map(({ langCode, title }) => `${langCode}: ${title}`).join(', '),
  })
  const [mine, others] = [valueText(work.values), valueText(other)]
  const versions = {
    lang: 'ko',
    head: <Trans>Differences</Trans>,
    differences: differingFields(work.values, other).map((field) => ({
      name: i18n._(names[field]),
      mine: mine[field] || t`None`,
      theirs: others[field] || t`None`,
    })),
  } as const
  const takeTheirs = async () => {
    await keepOtherVersion(draftName, work)
    await desk.discard()
  }
  const takeKept = async () => {
    await exchangeOtherVersion(draftName, isTouched ? work : undefined)
    desk.put(other)
  }
  return (
    <Box {...deskCard} style={{ '--versions-height': '24rem' }}>
      {theirs ? (
        <FormConflict
          label={t`Two versions`}
          happened={<Trans>Another operator has changed this news item in the meantime</Trans>}
          {...versions}
          onTheirs={() => void act.start(takeTheirs)}
        />
      ) : (
        kept && (
          <OtherVersionNote
            keptUntil={kept.keptUntil}
            {...versions}
            onTake={() => void act.start(takeKept)}
          />
        )
      )}
      <SaveError error={act.error} />
    </Box>
  )
}
