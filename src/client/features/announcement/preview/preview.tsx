import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Group, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { JobDetail } from '../../../../contract/job/job.ts'
import { readsKorean } from '../../../../reference/name-in.ts'
import { type LanguageCode, isLanguageCode, languages } from '../../../i18n/languages.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { myCompany } from '../../../entities/company/company-query.ts'
import { JobCompany } from '../../../entities/job/job-company.tsx'
import {
  JobConditions,
  JobDescription,
  JobPhrases,
  JobPromises,
} from '../../../entities/job/job-conditions.tsx'
import { JobHead } from '../../../entities/job/job-head.tsx'
import { JobPlace } from '../../../entities/job/job-place.tsx'
import { PayBar } from '../../../entities/job/pay/pay-bar.tsx'
import { WeekStrip } from '../../../entities/job/pay/week-strip.tsx'
import { useImageUrl } from '../../../entities/image/use-image-url.ts'
import { useSay } from '../../../entities/phrase/use-say.ts'
import { allRegions } from '../../../entities/region/regions-query.ts'
import { JobCard } from '../../../entities/job/job-card.tsx'
import { Section } from '../../../ui/page/page.tsx'
import type { AnnouncementValues } from '../form/announcement-values.ts'
import { regionPay } from '../commands.ts'
import { regionOf } from '../form/announcement-body.ts'
import { partsReady, previewJob } from './preview-job.ts'
import classes from '../announcement.module.css'
import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { tagOf } from '../../../../reference/interface-languages.ts'
import { textsIn } from '../../../i18n/texts-in.ts'
import { ErrorState, LoadingBlocks } from '../../../ui/page/states.tsx'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import { languageName } from '../../../i18n/language-name.ts'
import { previewWork } from './preview-work.ts'

const FORMS = { PREMIUM: 'premium', GRAND: 'grand', LOCAL: 'local', LIFE: 'local' } as const

/**
 * Card and page as job seekers will see them, in the language that the employer chooses and rendered by the same
 * components. It is inert, because the job does not exist yet.
 */
export function Preview({ values }: { values: AnnouncementValues }) {
  const [reader, setReader] = useState<LanguageCode>(useLanguage())
  return (
    <Stack gap="sm" miw={0}>
      <ReaderField reader={reader} onReader={setReader} />
      <InLanguage langCode={reader}>
        <PreviewPages values={values} />
      </InLanguage>
    </Stack>
  )
}

function PreviewPages({ values }: { values: AnnouncementValues }) {
  const job = usePreviewJob(values)
  const ready = partsReady(values)
  const isKorean = readsKorean(useLanguage())
  return (
    <>
      <CardPreview job={job} />
      <Title order={2} fz="sm" lh="sm" c="dimmed" lts="0">
        <Trans>On the job page</Trans>
      </Title>
      <Paper radius="lg" miw={0} style={{ overflow: 'hidden' }} inert className={classes.page}>
        <JobHead as="h2" job={job} />
        {ready.pay && job.hourlyEquivalent > 0 && <PayBar job={job} />}
        {ready.week && <WeekStrip job={job} />}
        {ready.conditions && <JobConditions job={job} />}
        <JobPhrases job={job} />
        <JobPromises job={job} />
        {ready.details && (isKorean ? <JobDescription job={job} /> : <KoreanText job={job} />)}
        {ready.place && <JobPlace job={job} />}
        <JobCompany job={job} />
      </Paper>
      <Text size="sm" c="dimmed">
        <Trans>
          The job page also shows the application deadline. It depends on the job type and is set when the
          posting becomes public.
        </Trans>
      </Text>
    </>
  )
}

/** The employer's own text, which nothing translates before it is published. */
function KoreanText({ job }: { job: JobDetail }) {
  return (
    <Section
      surface
      title={<Trans comment="Longer text about the job">Details</Trans>}
      note={<Trans comment="The employer's own text is shown in its language">In Korean</Trans>}
    >
      <Box component="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} lang="ko">
        {job.details}
      </Box>
    </Section>
  )
}

/** The card alone, in the layout of the chosen type. */
export function TypePreview({ values }: { values: AnnouncementValues }) {
  return (
    <Stack gap="sm" miw={0}>
      <InLanguage langCode={useLanguage()}>
        <OwnCard values={values} />
      </InLanguage>
    </Stack>
  )
}

const OwnCard = ({ values }: { values: AnnouncementValues }) => <CardPreview job={usePreviewJob(values)} />

function CardPreview({ job }: { job: JobDetail }) {
  return (
    <>
      <Title order={2} fz="sm" lh="sm" c="dimmed" lts="0">
        <Trans>In the list</Trans>
      </Title>
      <Paper
        radius="lg"
        miw={0}
        style={{ overflow: 'hidden' }}
        inert
        // As wide as in a list of several columns.
        maw={job.productType === 'PREMIUM' ? 270 : undefined}
      >
        <JobCard job={job} form={FORMS[job.productType]} />
      </Paper>
    </>
  )
}

function usePreviewJob(values: AnnouncementValues): JobDetail {
  const { t } = useLingui()
  const langCode = useLanguage()
  const regions = useQuery(allRegions()).data?.data ?? []
  const company = useQuery(myCompany()).data?.data
  const regionId = regionOf(values, regions)?.id
  const pay = useQuery({ ...regionPay(regionId ?? 0), enabled: regionId !== undefined }).data?.data
  const [now] = useState(() => Date.now())
  const shown = company?.isNameDecided ? { ...values, companyName: company.companyName } : values
  const job = previewJob(shown, {
    regions,
    langCode,
    imageUrl: useImageUrl(values.picture) ?? null,
    logoImageUrl: company?.logoImageUrl ?? null,
    titlePlaceholder: t`Title of your posting`,
    companyPlaceholder: company?.companyName || t`Company name`,
    regionPlaceholder: t`Region`,
    regionMedianHourly: pay?.regionMedianHourly ?? null,
    now,
  })
  return { ...job, ...previewWork(values, useSay()), workplaceSize: values.workplaceSize ?? null }
}

/** Shows its content in a language of its own, whatever that of the screen is. */
function InLanguage({ langCode, children }: { langCode: LanguageCode; children: ReactNode }) {
  const { texts, isMissing, retry } = useTexts(langCode)
  if (texts)
    return (
      <I18nProvider i18n={texts}>
        <Box display="contents" lang={tagOf(langCode)}>
          {children}
        </Box>
      </I18nProvider>
    )
  if (!isMissing) return <LoadingBlocks rows={3} />
  return (
    <ErrorState as="h2" title={<Trans>This language could not be loaded</Trans>} onRetry={retry}>
      <Trans>It has to be loaded once from the network.</Trans>
    </ErrorState>
  )
}

/** The language that was loaded last stays until the next one is there. */
function useTexts(langCode: LanguageCode) {
  const [texts, setTexts] = useState<I18n>()
  const [missing, setMissing] = useState<LanguageCode>()
  const isMissing = missing === langCode
  useEffect(() => {
    if (isMissing) return undefined
    let isWanted = true
    textsIn(langCode).then(
      (loaded) => isWanted && setTexts(loaded),
      () => isWanted && setMissing(langCode),
    )
    return () => {
      isWanted = false
    }
  }, [langCode, isMissing])
  return { texts: isMissing ? undefined : texts, isMissing, retry: () => setMissing(undefined) }
}

interface ReaderFieldProps {
  reader: LanguageCode
  onReader: (reader: LanguageCode) => void
}

/** Chooses the language in which the posting is previewed. */
function ReaderField({ reader, onReader }: ReaderFieldProps) {
  const { t } = useLingui()
  const langCode = useLanguage()
  return (
    <Group gap="4px 12px" fz="sm" lh="sm" fw={700}>
      <span>
        <Trans comment="Followed by a list of languages">Preview in:</Trans>
      </span>
      <NativeSelect
        variant="unstyled"
        aria-label={t`Language of the preview`}
        value={reader}
        onChange={({ currentTarget: { value } }) => isLanguageCode(value) && onReader(value)}
      >
        {languages.map(({ code, tag, nameInNative }) => (
          <option key={code} value={code} lang={tag}>
            {code === langCode
              ? nameInNative
              : `${nameInNative}${BETWEEN_FACTS}${languageName(code, langCode)}`}
          </option>
        ))}
      </NativeSelect>
    </Group>
  )
}
