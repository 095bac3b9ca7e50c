import { useLingui } from '@lingui/react/macro'
import { Badge, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import type { Conversation } from '../../../contract/message/conversation.ts'
import { JobName } from '../../entities/conversation/job-name.tsx'
import { jobById } from '../../entities/job/job-query.ts'
import { CompanyName, ShownTitle } from '../../entities/job/job-title.tsx'
import { payTypeLabels } from '../../i18n/labels.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Won } from '../../i18n/won.tsx'
import { APPLICANT_STAGES } from '../../../contract/base/enums.ts'
import { applicantStageLabels } from '../../i18n/candidate-labels.ts'
import { applicationStageLabels } from '../../entities/application/stage-labels.ts'

/** The job that a conversation is about, and where the application stands. */
export function JobStrip({ about }: { about: Conversation }) {
  const { i18n } = useLingui()
  const { job } = about
  const whole = useQuery({ ...jobById(job.id ?? '', useLanguage()), enabled: job.id !== null }).data?.data
  return (
    <Group
      justify="space-between"
      gap="xs"
      pt="xxs"
      pb="xs"
      px="edge"
      bg="var(--surface)"
      style={{ borderBottom: '1px solid var(--hairline)' }}
    >
      <Stack gap={0} flex="1 1 8rem" miw={0}>
        <Text component="b" inherit fw={700} c="dark" lineClamp={2}>
          {job.id === null ? (
            <JobName job={job} />
          ) : (
            <Link to="/recruitment/detail/$id" params={{ id: job.id }} style={{ color: 'inherit' }}>
              {whole ? <ShownTitle job={whole} /> : <JobName job={job} />}
            </Link>
          )}
        </Text>
        <Text span size="sm" c="dimmed" lineClamp={1}>
          {whole && (
            <>
              {i18n._(payTypeLabels[whole.payType])} <Won amount={whole.payAmount} />
              {BETWEEN_FACTS}
            </>
          )}
          <bdi>
            <CompanyName job={whole ?? job} />
          </bdi>
        </Text>
      </Stack>
      {isStageTold(about) && (
        <Badge component="span" color="primary" fw={700} maw="45%" flex="none">
          <StageText about={about} />
        </Badge>
      )}
    </Group>
  )
}

/**
 * Whether the stage is told in a chat: whether a resume has been opened reads there as whether a message has been read.
 */
export const isStageTold = ({ stage }: Pick<Conversation, 'stage'>): boolean =>
  stage !== 'SENT' && stage !== 'READ'

/** How far the application or job offer has come, in the words of the side that reads it. */
export function StageText({ about }: { about: Pick<Conversation, 'stage' | 'counterpart'> }) {
  const { i18n, t } = useLingui()
  const { stage, counterpart } = about
  if (stage === null) return t`Job offer`
  const forCompany = APPLICANT_STAGES.find((each) => each === stage)
  return counterpart.role === 'EMPLOYEE' && forCompany
    ? i18n._(applicantStageLabels[forCompany])
    : i18n._(applicationStageLabels[stage])
}
