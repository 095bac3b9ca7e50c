import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Text, Flex, Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { PERIOD_TYPES, type JobCategory, type PeriodType } from '../../../contract/base/enums.ts'
import type { Resume } from '../../../contract/candidate/resume.ts'
import { lengthText } from '../../entities/applicant/career-text.ts'
import { categoryLabels } from '../../i18n/labels.ts'
import { langOfKorean } from '../../i18n/lang-of-korean.ts'
import { Section } from '../../ui/page/page.tsx'

/** Percentage of a year in the middle of each period; a year and more fill the bar. */
const SHARES_OF_A_YEAR: Record<PeriodType, number> = {
  UNDER_WEEK: 1,
  UNDER_MONTH: 5,
  UNDER_3MONTH: 17,
  UNDER_6MONTH: 38,
  UNDER_1YEAR: 75,
  ABOVE_1YEAR: 100,
}

/** Sectors with the length of experience, as bars and text. */
export function Career({ resume }: { resume: Resume }) {
  const { i18n } = useLingui()
  const known = Object.entries(resume.jobCategoryPeriodTypeMap) as [JobCategory, PeriodType][]
  const sorted = known.toSorted(([, a], [, b]) => PERIOD_TYPES.indexOf(b) - PERIOD_TYPES.indexOf(a))
  return (
    <Section surface id="career" title={<Trans>Experience</Trans>}>
      {sorted.length === 0 ? (
        <Text inherit c="dimmed">
          <Trans>No experience added</Trans>
        </Text>
      ) : (
        <Flex component="ul" direction="column" gap="sm">
          {sorted.map(([sector, period]) => (
            <Flex component="li" key={sector} wrap="wrap" align="center" rowGap="xxs" columnGap="sm">
              <Box component="span" flex="0 0 max(5rem, 26%)">
                {i18n._(categoryLabels[sector])}
              </Box>
              <Progress aria-hidden flex="0 1 8rem" miw="3rem" size="md" value={SHARES_OF_A_YEAR[period]} />
              <Text component="b" size="sm" fw={700}>
                {lengthText(i18n, period, resume.careerYears?.[sector])}
              </Text>
            </Flex>
          ))}
        </Flex>
      )}
      {resume.details && (
        <Box
          component="p"
          mt="md"
          pt="md"
          style={{ borderTop: '1px solid var(--hairline)' }}
          lang={langOfKorean(resume.details)}
        >
          {resume.details}
        </Box>
      )}
    </Section>
  )
}
