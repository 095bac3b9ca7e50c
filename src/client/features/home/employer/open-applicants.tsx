import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Badge, Flex, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import type { OpenApplicant } from '../../../../contract/employer/applicant.ts'
import { dataTimeOf, live } from '../../../api/query-for.ts'
import { StaleNote } from '../../../entities/answer/stale-note.tsx'
import { QueryPlaceholder } from '../../../entities/answer/query-placeholder.tsx'
import { openApplicants } from '../../../entities/applicant/applicants-query.ts'
import { ApplicantRight } from '../../../entities/applicant/applicant-right.tsx'
import { careerTexts } from '../../../entities/applicant/career-text.ts'
import { DecisionButtons } from '../../../entities/applicant/decision-buttons.tsx'
import { ReadingNote } from '../../../entities/applicant/reading-note.tsx'
import { useApplicationDecision } from '../../../entities/applicant/decision.ts'
import { countryName } from '../../../entities/country/country-name.ts'
import { workTypeLabels } from '../../../i18n/candidate-labels.ts'
import { useFormat } from '../../../i18n/format.ts'
import { langOfKorean } from '../../../i18n/lang-of-korean.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import classes from './open-applicants.module.css'

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
      <StaleNote result={result} />
      {result.data ? (
        result.data.data.length > 0 ? (
          <>
            <ReadingNote applicants={result.data.data} className={classes.note} />
            <Flex component="ul" direction="column" gap={{ base: 'xs', sm: 'md' }}>
              {result.data.data.map((applicant) => (
                <li key={applicant.id}>
                  <Card applicant={applicant} dataTime={dataTimeOf(result)} />
                </li>
              ))}
            </Flex>
            {count > result.data.data.length && (
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
        ) : (
          <NoApplicants />
        )
      ) : (
        <QueryPlaceholder
          result={result}
          title={<Trans>The applicants could not be loaded</Trans>}
          rows={3}
        />
      )}
    </section>
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
    <article className={classes.card}>
      <div className={classes.who}>
        <h2 className={classes.name}>
          <bdi lang={langOfKorean(applicant.name)}>{applicant.name}</bdi>
          {decision.stage === 'SENT' && (
            <Badge component="span" color="purple" fw={700}>
              <Trans>Unread</Trans>
            </Badge>
          )}
        </h2>
        <p className={classes.facts}>{facts.filter(Boolean).join(BETWEEN_FACTS)}</p>
        <ApplicantRight workRight={applicant.workRight} />
        <p className={classes.facts}>
          <b>
            <bdi lang="ko">{applicant.title}</bdi>
          </b>
          {BETWEEN_FACTS}
          <time dateTime={applicant.createdDate}>{format.daysAgo(applicant.createdDate)}</time>
        </p>
      </div>
      <div className={classes.actions}>
        <ButtonLink
          to="/showResume"
          search={{ id: applicant.resumeId, application: applicant.id, job: applicant.jobId }}
          fullWidth
        >
          <Trans>View resume</Trans>
        </ButtonLink>
        <DecisionButtons application={applicant} jobTitle={applicant.title} decision={decision} />
      </div>
    </article>
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
