import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import type { CandidateFilter } from '../../entities/candidate/candidate-filter.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Box, Flex, Text, Title } from '@mantine/core'
import type { EmployerJob } from '../../../contract/job/announcement.ts'
import { type Talent, VIEW_PRICE } from '../../../contract/candidate/talent.ts'
import { useFormat } from '../../i18n/format.ts'
import { workTypeLabels } from '../../i18n/candidate-labels.ts'
import { langOfKorean } from '../../i18n/lang-of-korean.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { OccupationNames } from '../../entities/phrase/lazy.ts'
import { countryName } from '../../entities/country/country-name.ts'
import { RightGate } from '../../entities/member/company-right.tsx'
import { Optional } from '../../ui/field/optional.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { verdictOf } from './fit-verdict.ts'
import { FitReasons } from './fit-reasons.tsx'
import { TalentMarks, useProposalOnItsWay } from './talent-marks.tsx'

export interface TalentDetailsProps {
  talent: Talent
  posting: EmployerJob
  /** One-based page of the list to return to. */
  page: number
  filter: CandidateFilter
  dataTime: number
  /** Whether it stands beside the list, with an opened resume below it, so that no link leads there. */
  isBeside: boolean
  onView: () => void
}

/** An anonymous candidate with their score and its reasons. */
export function TalentDetails(props: TalentDetailsProps) {
  const { talent, posting, page, filter, dataTime, isBeside, onView } = props
  const { i18n } = useLingui()
  const format = useFormat()
  const langCode = useLanguage()
  const isOnItsWay = useProposalOnItsWay(dataTime)(talent)
  const isProposed = talent.proposed || isOnItsWay
  const price = format.number(VIEW_PRICE)
  // Points for what nobody knows cannot be reached.
  const most = talent.reasons
    .filter((part) => verdictOf(part, talent, posting.jobCategories) !== 'RESIDENCE_UNKNOWN')
    .reduce((sum, part) => sum + part.of, 0)
  return (
    <Box
      component="article"
      py={{ base: 'lg', sm: 'xl' }}
      px={{ base: 'edge', sm: 'xl' }}
      bg="var(--surface)"
      bdrs={{ sm: 'lg' }}
    >
      <Flex wrap="wrap" align="flex-start" justify="space-between" columnGap="sm">
        <Box flex="1 1 8rem" miw={0}>
          <Title order={3} size="h2">
            <bdi lang={langOfKorean(talent.maskedName)}>{talent.maskedName}</bdi>
          </Title>
          <Text size="sm" c="dimmed">
            {countryName(talent.countryIsoCode, langCode) ?? <Trans>Other country</Trans>}
            {BETWEEN_FACTS}
            {i18n._(workTypeLabels[talent.workType])}
          </Text>
          {talent.occupations && talent.occupations.length > 0 && (
            <Text size="sm" c="dimmed">
              <Trans comment="Label: what somebody is who does the work">Occupation</Trans>
              {BETWEEN_FACTS}
              <Optional>
                <Text component="b" inherit fw={700} c="var(--ink)">
                  <OccupationNames codes={talent.occupations} />
                </Text>
              </Optional>
            </Text>
          )}
          <TalentMarks talent={talent} isProposed={isProposed} />
        </Box>
        <Text flex="none" size="sm" c="dimmed">
          <Trans>
            <Text component="b" fz="xxl" fw={700} c="var(--ink)">
              {talent.score}
            </Text>{' '}
            of {most}
          </Trans>
        </Text>
      </Flex>
      <Flex
        direction={isBeside ? 'column' : { base: 'column', md: 'row' }}
        {...(!isBeside && { align: { md: 'flex-end' } })}
        justify="space-between"
        gap="md"
        mt="md"
      >
        <FitReasons talent={talent} posting={posting} />
        <Flex direction={isBeside ? 'row' : { base: 'row', md: 'column' }} wrap="wrap" gap="xs">
          {talent.viewed || talent.applied ? (
            !isBeside && (
              <ButtonLink variant="light" to="/showResume" search={{ id: talent.resumeId, job: posting.id }}>
                <Trans>View resume</Trans>
              </ButtonLink>
            )
          ) : (
            <RightGate quiet>
              <Button variant="light" onClick={onView}>
                <Trans>View resume · {price} points</Trans>
              </Button>
            </RightGate>
          )}
          {talent.proposalOpen || isOnItsWay ? (
            <ButtonLink variant="default" to="/proposalEmployment">
              <Trans>View job offer</Trans>
            </ButtonLink>
          ) : (
            <RightGate>
              <ButtonLink
                variant="default"
                to="/proposalEmployment"
                search={{
                  resume: talent.resumeId,
                  posting: posting.id,
                  ...filter,
                  ...(page > 1 ? { page } : {}),
                }}
              >
                {isProposed ? <Trans>Send another offer</Trans> : <Trans>Send job offer</Trans>}
              </ButtonLink>
            </RightGate>
          )}
        </Flex>
      </Flex>
    </Box>
  )
}
