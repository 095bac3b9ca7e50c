import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, lazy } from 'react'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import type { JobDetail } from '../../../contract/job/job.ts'
import { useSession } from '../../api/session.ts'
import { useFormat } from '../../i18n/format.ts'
import { categoryLabels, genderLabels, periodLabels } from '../../i18n/labels.ts'
import { membersTexts } from '../../i18n/activate-language.ts'
import { isKnownToPlatform } from '../../i18n/locale-data.ts'
import { useChosenCountry } from '../../i18n/locale-preference.ts'
import { regionName } from '../../i18n/region-name.ts'
import { startOfDay } from '../../i18n/seoul-time.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Fact, Facts } from '../../ui/card/facts.tsx'
import { optionalPart } from '../../ui/field/optional.tsx'
import { Section } from '../../ui/page/page.tsx'
import { Alert, Box, Stack, Text } from '@mantine/core'
import { VisaIcon } from '../../ui/icon/icons.tsx'
import { Picture } from '../../ui/image/picture.tsx'
import { TranslatedText } from '../translation/translated-text.tsx'

/** @param children below the facts */
export function JobConditions({ job, children }: { job: JobDetail; children?: ReactNode }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const occupations = (job.occupations ?? []).map(({ name }) => name)
  const sectors = [
    ...job.jobCategories.map((category) => i18n._(categoryLabels[category])),
    ...(job.categoryEtc ? [job.categoryEtc] : []),
  ]
  return (
    <Section surface id="conditions" title={<Trans>Working conditions</Trans>}>
      <Facts>
        {occupations.length > 0 && (
          <Fact name={<Trans>Occupation</Trans>}>{occupations.join(BETWEEN_FACTS)}</Fact>
        )}
        <Fact name={<Trans comment="Kind of work, such as factory or farm">Work</Trans>}>
          {sectors.join(BETWEEN_FACTS)}
        </Fact>
        <Fact name={<Trans comment="How many people the company wants to hire">Headcount</Trans>}>
          <Plural value={job.numberOfPersons} one="# person" other="# people" />
        </Fact>
        <Fact name={<Trans>Gender</Trans>}>
          {i18n._(genderLabels[job.gender])}
          {/* 남녀고용평등법 제2조 제1호 가목, 제7조 제1항. */}
          {job.gender !== 'NONE' && (
            <>
              {BETWEEN_FACTS}
              <Trans>the law allows this only if the work needs it</Trans>
            </>
          )}
        </Fact>
        <Fact name={<Trans>Nationality</Trans>}>
          <Nationality job={job} />
        </Fact>
        <Fact name={<Trans comment="How long the job lasts, such as under 3 months">Length of work</Trans>}>
          {i18n._(periodLabels[job.periodType])}
        </Fact>
        {job.startDate && (
          <Fact name={<Trans>First day of work</Trans>}>{format.date(startOfDay(job.startDate))}</Fact>
        )}
        {job.visaAvailable && (
          <Fact name={<Trans context="badge">Visa</Trans>}>
            <Trans>Visa support</Trans>
          </Fact>
        )}
        {job.onTheWay && (
          <Fact
            name={
              <Trans comment="Fact of a job: is there a bus or other support to get to work?">
                Commuting
              </Trans>
            }
          >
            <Trans>Commuting support</Trans>
          </Fact>
        )}
        <Fact name={<Trans>Posted on</Trans>}>{format.date(job.createdDate)}</Fact>
        {job.periodEnd && job.status === 'IN_PROGRESS' && (
          <Fact name={<Trans comment="Last day to apply">Application deadline</Trans>}>
            {format.date(job.periodEnd)}
          </Fact>
        )}
      </Facts>
      {children}
    </Section>
  )
}

function Nationality({ job }: { job: JobDetail }) {
  const langCode = useLanguage()
  const isWorker = useSession()?.role === 'EMPLOYEE'
  const mayBeOther = useChosenCountry() !== null || isWorker
  if (job.nationalityUnconcerned || job.countryCodes.length === 0)
    return <Trans comment="No preference: any gender, nationality or Korean level is accepted">Any</Trans>
  const names = <CountryNames codes={job.countryCodes} />
  return (
    <>
      {isKnownToPlatform(langCode) ? (
        names
      ) : (
        <Suspense fallback="…">
          <AfterMembersTexts>{names}</AfterMembersTexts>
        </Suspense>
      )}
      {mayBeOther && <NationalityNote wanted={job.countryCodes} />}
    </>
  )
}

const NationalityNote = optionalPart(
  () => import('../resume/nationality-note.tsx'),
  'NationalityNote',
  membersTexts,
)

function CountryNames({ codes }: { codes: readonly string[] }) {
  const langCode = useLanguage()
  return codes.map((code) => regionName(code, langCode) ?? code).join(', ')
}

/** These have the names of countries in languages that the platform does not know. */
const AfterMembersTexts = lazy(async () => {
  await membersTexts().catch(() => undefined)
  return { default: ({ children }: { children: ReactNode }) => children }
})

/** Explains the support with a visa. */
export function JobPromises({ job }: { job: JobDetail }) {
  if (!job.visaAvailable) return null
  return (
    <Box
      mt={{ base: 'xs', sm: 'md' }}
      py={{ base: 'xl', sm: 0 }}
      px={{ base: 'edge', sm: 0 }}
      bg="var(--surface)"
      bdrs={{ sm: 'lg' }}
    >
      <Alert color="blue" radius="lg" role="note" icon={<VisaIcon />}>
        <Text component="b" fw={700} display="block" c="blue">
          <Trans>Visa support</Trans>
        </Text>
        <Trans>
          The company can help you get a work visa, such as E‑7. E‑9 workers are placed by the employment
          center only.
        </Trans>
      </Alert>
    </Box>
  )
}

/** What the posting states, in the reader's language, by group. */
export function JobPhrases({ job: { phrases = [] } }: { job: JobDetail }) {
  if (phrases.length === 0) return null
  const groups = [...new Set(phrases.map(({ groupName }) => groupName))]
  return (
    <Section
      surface
      id="phrases"
      title={<Trans comment="Heading of the conditions of a job">In short</Trans>}
    >
      <Facts>
        {groups.map((group) => (
          <Fact key={group} name={group}>
            <Stack component="ul" gap="xxs">
              {phrases
                .filter(({ groupName }) => groupName === group)
                .map(({ code, text }) => (
                  <li key={code}>{text}</li>
                ))}
            </Stack>
          </Fact>
        ))}
      </Facts>
    </Section>
  )
}

/** The employer's text, translated to the reader's language if possible. */
export function JobDescription({ job }: { job: JobDetail }) {
  if (job.details.trim() === '' && job.imageUrl === null) return null
  return (
    <Section surface id="details" title={<Trans comment="Longer text about the job">Details</Trans>}>
      <TranslatedText
        text={job.details}
        source="ko"
        stored={job.translations?.details}
        of={{ field: 'JOB_DETAILS', id: job.id }}
      >
        <Box
          component={Picture}
          w="100%"
          mah={420}
          mt="md"
          bdrs="lg"
          style={{ objectFit: 'cover' }}
          src={job.imageUrl}
          alt=""
          loading="lazy"
          fallback={null}
        />
      </TranslatedText>
    </Section>
  )
}
