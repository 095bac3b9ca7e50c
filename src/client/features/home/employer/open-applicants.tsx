import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Badge, Box, Flex, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import type { OpenApplicant } from '../../../../contract/employer/applicant.ts'
import { dataTimeOf, live } from '../../../api/query-for.ts'
import { QueryData } from '../../../entities/answer/query-placeholder.tsx'
import { openApplicants } from '../../../entities/applicant/applicants-query.ts'
import { ApplicantRight, NoStatusNote } from '../../../entities/applicant/applicant-right.tsx'
import { careerTexts } from '../../../entities/applicant/career-text.ts'
import { DecisionButtons } from '../../../entities/applicant/decision-buttons.tsx'
import { ReadingNote } from '../../../entities/applicant/applicant-note.tsx'
import { useApplicationDecision } from '../../../entities/applicant/decision.ts'
import { countryName } from '../../../entities/country/country-name.ts'
import { workTypeLabels } from '../../../i18n/candidate-labels.ts'
import { useFormat } from '../../../i18n/format.ts'
import { langOfKorean } from '../../../i18n/lang-of-korean.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'

/** The applications to any job that await a decision, latest first. */
export function OpenApplicants() {
  const result = useQuery({ ...openApplicants(), ...live })
  const count = result.data?.totalCount ?? 0
  return (
    <section aria-labelledby="applicants">
      <Title order={1} pt="md" pb="sm" px={{ base: 'edge', sm: 0 }} id="applicants">
        {count > 0 ? (
          <Plural value={count} one="# applicant awaits your answer" other="# applicants await your answer" />
        ) : (
          <Trans>Applicants</Trans>
        )}
      </Title>
      <QueryData result={result} title={<Trans>The applicants could not be loaded</Trans>} rows={3}>
        {(applicants) =>
          applicants.length > 0 ? (
            <Cards applicants={applicants} count={count} dataTime={dataTimeOf(result)} />
          ) : (
            <NoApplicants />
          )
        }
      </QueryData>
    </section>
  )
}

interface CardsProps {
  applicants: readonly OpenApplicant[]
  /** Of all pages. */
  count: number
  dataTime: number
}

function Cards({ applicants, count, dataTime }: CardsProps) {
  return (
    <>
      <Box mb={{ sm: 'sm' }} px={{ base: 'edge', sm: 0 }}>
        <ReadingNote applicants={applicants} />
        <NoStatusNote applicants={applicants} />
      </Box>
      <Flex component="ul" direction="column" gap={{ base: 'xs', sm: 'md' }}>
        {applicants.map((applicant) => (
          <li key={applicant.id}>
            <Card applicant={applicant} dataTime={dataTime} />
          </li>
        ))}
      </Flex>
      {count > applicants.length && (
        <Stack
          gap={0}
          mt={{ sm: 'md' }}
          pt={{ base: 'xs', sm: 0 }}
          pb={{ base: 'md', sm: 0 }}
          px={{ base: 'edge', sm: 0 }}
        >
          <ButtonLink to="/employmentPage/applicants" variant="default">
            <Trans>All applicants</Trans>
          </ButtonLink>
        </Stack>
      )}
    </>
  )
}

function Card({ applicant, dataTime }: { applicant: OpenApplicant; dataTime: number }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const langCode = useLanguage()
  const decision = useApplicationDecision()(applicant, dataTime)
  const [career] = careerTexts(i18n, applicant.jobCategoryPeriodTypeMap)
  const facts = [
    countryName(applicant.countryIsoCode, langCode),
    i18n._(workTypeLabels[applicant.workType]),
    career,
  ]
  return (
    <Flex
      component="article"
      direction={{ base: 'column', md: 'row' }}
      gap="sm"
      px={{ base: 'edge', sm: 'lg' }}
      py={{ base: 'md', sm: 'lg' }}
      bg="var(--surface)"
      bdrs={{ sm: 'lg' }}
    >
      <Box flex={1} miw={0}>
        <Title order={2} size="h3">
          <bdi lang={langOfKorean(applicant.name)}>{applicant.name}</bdi>{' '}
          {decision.stage === 'SENT' && (
            <Badge component="span" color="primary" fw={700}>
              <Trans>Unread</Trans>
            </Badge>
          )}
        </Title>
        <Text size="sm" c="dimmed">
          {facts.filter(Boolean).join(BETWEEN_FACTS)}
        </Text>
        <ApplicantRight workRight={applicant.workRight} isInList />
        <Text size="sm" c="dimmed">
          <Text component="b" inherit fw={700} c="dark">
            <bdi lang="ko">{applicant.title}</bdi>
          </Text>
          {BETWEEN_FACTS}
          <time dateTime={applicant.createdDate}>{format.daysAgo(applicant.createdDate)}</time>
        </Text>
      </Box>
      <Stack gap="xs" flex="none" w={{ md: 272 }}>
        <ButtonLink
          to="/showResume"
          search={{ id: applicant.resumeId, application: applicant.id, job: applicant.jobId }}
          fullWidth
        >
          <Trans>View resume</Trans>
        </ButtonLink>
        <DecisionButtons application={applicant} jobTitle={applicant.title} decision={decision} />
      </Stack>
    </Flex>
  )
}

function NoApplicants() {
  return (
    <EmptyState
      title={<Trans>No applicants are waiting for an answer</Trans>}
      action={
        <ButtonLink to="/employmentPage/hiringAnnouncement" variant="light">
          <Trans>My postings</Trans>
        </ButtonLink>
      }
    >
      <Trans>Applicants appear here until you show interest or decline.</Trans>
    </EmptyState>
  )
}
