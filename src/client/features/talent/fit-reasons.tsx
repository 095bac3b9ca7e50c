import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Flex, Text, Box, Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import type { EmployerJob } from '../../../contract/job/announcement.ts'
import type { Talent } from '../../../contract/candidate/talent.ts'
import type { FitReason } from '../../../contract/base/enums.ts'
import { useFormat } from '../../i18n/format.ts'
import { koreanCapabilityLabels, workTypeLabels } from '../../i18n/candidate-labels.ts'
import { payTypeLabels } from '../../i18n/labels.ts'
import { experienceText } from '../../entities/applicant/career-text.ts'
import { Hidden } from '../../ui/page/page.tsx'
import { experienceIn, verdictOf, type Verdict } from './fit-verdict.ts'

const reasonLabels: Record<FitReason, MessageDescriptor> = {
  REGION: msg`Region`,
  SECTOR: msg`Work`,
  PAY: msg`Pay`,
  KOREAN: msg`Korean`,
  RESIDENCE: msg`Residence`,
}

const verdictTexts: Record<Verdict, MessageDescriptor> = {
  REGION_HERE: msg`Wants to work in this region`,
  REGION_ANY: msg`Can work in any region`,
  REGION_PROVINCE: msg`Wants to work in the same province`,
  REGION_NONE: msg`No region given`,
  REGION_ELSEWHERE: msg`Wants to work in another region`,
  SECTOR_OCCUPATION: msg`Wants the occupation of this job`,
  SECTOR_THIS: msg`Wants this kind of work`,
  SECTOR_OTHER: msg`Wants a different kind of work`,
  SECTOR_NONE: msg`No kind of work given`,
  PAY_FITS: msg`The pay you offer matches what they want`,
  PAY_OPEN: msg`Any pay is fine`,
  PAY_NEAR: msg`Wants slightly more pay`,
  PAY_MORE: msg`Wants more pay`,
  KOREAN_ENOUGH: msg`Speaks enough Korean for this work`,
  KOREAN_SOME: msg`Speaks some Korean`,
  KOREAN_LITTLE: msg`Speaks little Korean`,
  KOREAN_ANY: msg`Korean does not matter for this work`,
  KOREAN_NONE: msg`Korean is not given`,
  RESIDENCE_MAY: msg`Status: may do this work`,
  RESIDENCE_PERMIT: msg`Status: needs a permit for this work`,
  RESIDENCE_UNKNOWN: msg`We do not know if this person is allowed to do this work. Ask about their visa status`,
}

interface FitReasonsProps {
  talent: Talent
  posting: EmployerJob
}

/** The parts of a score with their points and meaning. */
export function FitReasons({ talent, posting }: FitReasonsProps) {
  const { i18n } = useLingui()
  return (
    <Flex component="ul" direction="column" gap="xs" fz="sm" lh="sm">
      {talent.reasons.map((part) => {
        const { reason, points, of } = part
        const verdict = verdictOf(part, talent, posting.jobCategories)
        return (
          <Flex
            component="li"
            key={reason}
            wrap={{ base: 'wrap', sm: 'nowrap' }}
            align="center"
            columnGap="sm"
          >
            <Text span inherit w="5.5rem" c="dimmed">
              {i18n._(reasonLabels[reason])}
            </Text>
            <Progress
              aria-hidden
              w="5rem"
              size={6}
              radius="full"
              color="gray"
              value={verdict === 'RESIDENCE_UNKNOWN' ? 0 : (points / of) * 100}
            />
            <Text span size="xs" w="3rem" c="dimmed">
              {verdict === 'RESIDENCE_UNKNOWN' ? '?' : points}
              <span aria-hidden="true">/{of}</span>
              <Hidden>
                <Trans>of {of}</Trans>
              </Hidden>
            </Text>
            <Box component="span" flex={{ base: '1 1 100%', sm: 1 }}>
              {i18n._(verdictTexts[verdict])}
              <Fact reason={reason} talent={talent} posting={posting} />
            </Box>
          </Flex>
        )
      })}
    </Flex>
  )
}

/** The candidate's own answer. */
function Fact({
  reason,
  talent,
  posting,
}: FitReasonsProps & { reason: Talent['reasons'][number]['reason'] }) {
  const { i18n } = useLingui()
  const facts = (() => {
    if (reason === 'REGION') return talent.expectedRegionName
    if (reason === 'KOREAN')
      return talent.koreanCapability && i18n._(koreanCapabilityLabels[talent.koreanCapability])
    if (reason === 'RESIDENCE') return i18n._(workTypeLabels[talent.workType])
    return null
  })()
  if (facts)
    return (
      <Text span inherit c="dimmed">
        {BETWEEN_FACTS}
        {facts}
      </Text>
    )
  if (reason === 'SECTOR') return <Experience talent={talent} posting={posting} />
  if (reason === 'PAY') return <WishedPay talent={talent} />
  return null
}

function Experience({ talent, posting }: FitReasonsProps) {
  const { i18n } = useLingui()
  const done = experienceIn(talent.jobCategoryPeriodTypeMap, posting.jobCategories)
  return (
    <Text span inherit c="dimmed">
      {BETWEEN_FACTS}
      {done ? experienceText(i18n, done.sector, done.period) : <Trans>no experience in this work</Trans>}
    </Text>
  )
}

function WishedPay({ talent: { expectedPayType: type, expectedMinPayAmount: low } }: { talent: Talent }) {
  const { i18n } = useLingui()
  const format = useFormat()
  if (type === null || low === null) return null
  const least = format.number(low)
  return (
    <Text span inherit c="dimmed">
      {BETWEEN_FACTS}
      {i18n._(payTypeLabels[type])} <Trans>from {least} won</Trans>
    </Text>
  )
}
