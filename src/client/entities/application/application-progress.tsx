import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Box, Flex, Stack, Text } from '@mantine/core'
import type { Application } from '../../../contract/candidate/application.ts'
import type { JobCard } from '../../../contract/job/job.ts'
import type { ApplicationStage } from '../../../contract/base/enums.ts'
import { applicationStageLabels } from './stage-labels.ts'
import { useFormat } from '../../i18n/format.ts'
import { InterviewTime } from './interview-time.tsx'

type Step = Exclude<ApplicationStage, 'WITHDRAWN'>

const stepLabels: Record<Step, MessageDescriptor> = {
  SENT: msg({ message: 'Sent', comment: 'State: an item has been sent' }),
  READ: msg({ message: 'Read', comment: 'State: an application or a notification has been read' }),
  SHORTLISTED: msg`Interested`,
  INTERVIEW: msg({ message: 'Interview', comment: 'Stage of an application' }),
  HIRED: msg({ message: 'Hired', comment: 'Stage of an application: the company hires the applicant' }),
  REJECTED: applicationStageLabels.REJECTED,
}

/** What happens next, in one sentence. */
export const nextTexts: Record<Step, MessageDescriptor> = {
  SENT: msg`The company has not opened your application yet. It has no deadline to answer unless its posting names one. News comes to Notifications, and to your phone if you turned them on.`,
  READ: msg`The company is deciding. We will tell you when there is news.`,
  SHORTLISTED: msg`The company may call the number in your resume.`,
  INTERVIEW: msg`Decide with the company when and where you will meet.`,
  HIRED: msg`Ask for a written contract before your first day.`,
  REJECTED: msg`The company chose somebody else this time. Your resume is ready for the next job.`,
}

/** What happens after an application was sent, with the time in which the posting says that it is answered. */
export function sentText({ phrases = [] }: Pick<JobCard, 'phrases'>): MessageDescriptor {
  const answer = phrases.find(({ code }) => code === 'REPLY_WITHIN_DAYS')?.text
  if (answer === undefined) return nextTexts.SENT
  return msg`The company has not opened your application yet. Its posting says: “${answer}”. News comes to Notifications, and to your phone if you turned them on.`
}

/** Four at most: with a fifth, the labels do not fit a narrow phone. */
const OPEN: readonly Step[] = ['SENT', 'READ', 'SHORTLISTED', 'INTERVIEW']
const HIRED: readonly Step[] = ['SENT', 'READ', 'SHORTLISTED', 'HIRED']
const REFUSED: readonly Step[] = ['SENT', 'READ', 'REJECTED']

/** An application as a timeline: its steps with their dates where known, and what happens next. */
export function ApplicationProgress({ application }: { application: Application }) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  // Answers that the device stored earlier have neither stage nor steps.
  const stage = application.stage ?? application.status
  const steps = application.steps ?? []
  if (stage === 'WITHDRAWN') return null
  const shown = stage === 'REJECTED' ? REFUSED : stage === 'HIRED' ? HIRED : OPEN
  const reached = shown.indexOf(stage)
  const isAgreed = stage === 'INTERVIEW' && application.interviewDate != null
  const reachedAt = (step: Step) => steps.find((each) => each.stage === step)?.at
  // Who decides by the card alone has read the application as well.
  const dateOf = (step: Step) =>
    step === 'SENT'
      ? application.createdDate
      : (reachedAt(step) ?? (step === 'READ' ? steps[0]?.at : undefined))
  return (
    <Stack gap="xs">
      <Flex
        component="ol"
        rowGap="xxs"
        columnGap="xs"
        wrap="wrap"
        aria-label={t`Progress of the application`}
        style={{ overflowWrap: 'break-word' }}
      >
        {shown.map((step, index) => {
          const at = index <= reached ? dateOf(step) : undefined
          return (
            <Text
              component="li"
              key={step}
              // As wide as its longest word, which breaks nowhere; at large text the steps wrap.
              flex="1 0 min-content"
              size="xs"
              fw={index === reached ? 700 : 400}
              c={index === reached && step !== 'REJECTED' ? 'primary' : index < reached ? 'dark' : 'dimmed'}
              aria-current={index === reached ? 'step' : undefined}
            >
              <Box
                component="span"
                display="block"
                h={6}
                mb="xxs"
                bdrs="full"
                bg={
                  index > reached
                    ? 'var(--hairline)'
                    : step === 'REJECTED'
                      ? 'var(--faint)'
                      : 'var(--primary)'
                }
              />
              {i18n._(stepLabels[step])}
              {at && (
                <Text component="time" inherit display="block" fw={400} c="dimmed" dateTime={at}>
                  {format.monthDay(at)}
                </Text>
              )}
            </Text>
          )
        })}
      </Flex>
      <Text size="sm" c="dimmed">
        {isAgreed ? (
          <InterviewTime application={application} stage={stage} />
        ) : (
          i18n._(stage === 'SENT' ? sentText(application.job) : nextTexts[stage])
        )}
      </Text>
    </Stack>
  )
}
