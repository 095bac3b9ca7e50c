import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Group, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import type { Proposal } from '../../../contract/candidate/proposal.ts'
import type { ProposalStatus } from '../../../contract/base/enums.ts'
import { categoryLabels, periodLabels } from '../../i18n/labels.ts'
import { langOfKorean } from '../../i18n/lang-of-korean.ts'
import { TranslatedText } from '../../entities/translation/translated-text.tsx'
import { Pay } from '../../entities/job/pay/pay.tsx'
import { KoreanAddress } from '../../entities/place/korean-address.tsx'
import { Fact, Facts } from '../../ui/card/facts.tsx'
import type { Reply } from '../../../contract/candidate/proposal-reply.ts'
import { useFormat } from '../../i18n/format.ts'
import { type Step, stepOf, timesAhead } from './replies.ts'

export const sentStatusTexts: Record<ProposalStatus, MessageDescriptor> = {
  SENT: msg`Waiting for an answer`,
  ACCEPTED: msg({ message: 'Accepted', comment: 'State: the candidate accepted the job offer' }),
  DECLINED: msg`Declined`,
}

export const receivedStatusTexts: Record<ProposalStatus, MessageDescriptor> = {
  SENT: msg`New job offer`,
  ACCEPTED: msg`You accepted`,
  DECLINED: msg`You declined`,
}

export const statusColors: Record<ProposalStatus, string> = {
  SENT: 'primary',
  ACCEPTED: 'green',
  DECLINED: 'gray',
}

type ProposedJob = Pick<
  Proposal,
  | 'title'
  | 'category'
  | 'payType'
  | 'payAmount'
  | 'address'
  | 'addressInEnglish'
  | 'hours'
  | 'periodType'
  | 'numberOfWorkDays'
  | 'details'
>

interface ProposalCardProps {
  job: ProposedJob
  /** Sender or recipient. */
  name: ReactNode
  /** Status, shown at the top. */
  state: ReactNode
  /** Whether the text was written by somebody else and can be translated. */
  translates?: boolean
  /** What both sides said, and what can be replied to it. */
  replies?: ReactNode
  /** Actions, shown at the bottom. */
  children?: ReactNode
}

/** A proposal: name, pay, workplace, hours and text. */
export function ProposalCard({ job, name, state, translates = false, replies, children }: ProposalCardProps) {
  const { i18n } = useLingui()
  return (
    <Box
      component="article"
      py={{ base: 'lg', sm: 'xl' }}
      px={{ base: 'edge', sm: 'xl' }}
      bg="var(--surface)"
      bdrs={{ sm: 'lg' }}
    >
      <Group gap="4px 8px" mb="xs" fz="xs" lh="xs" c="dimmed">
        {state}
      </Group>
      <Title order={2} lang="ko">
        {job.title}
      </Title>
      <Text inherit c="dimmed">
        {name}
      </Text>
      <Pay job={job} />
      <Facts mt="sm" fz="sm">
        <Fact name={<Trans>Work</Trans>}>{i18n._(categoryLabels[job.category])}</Fact>
        <Fact name={<Trans>Workplace</Trans>}>
          <KoreanAddress address={job.address} inEnglish={job.addressInEnglish} />
        </Fact>
        <Fact name={<Trans>Hours</Trans>}>
          {job.hours && `${job.hours}${BETWEEN_FACTS}`}
          <Plural value={job.numberOfWorkDays} one="# day a week" other="# days a week" />
        </Fact>
        <Fact name={<Trans>Length of work</Trans>}>{i18n._(periodLabels[job.periodType])}</Fact>
      </Facts>
      {job.details && (
        <Box mt="sm" p="sm" bdrs="md" bg="var(--sunk)" style={{ whiteSpace: 'pre-line' }}>
          {translates ? (
            <TranslatedText text={job.details} source={langOfKorean(job.details) ?? 'en'} />
          ) : (
            <div lang={langOfKorean(job.details)}>{job.details}</div>
          )}
        </Box>
      )}
      {replies}
      {children && (
        <Group gap="xs" mt="md">
          {children}
        </Group>
      )}
    </Box>
  )
}

/** The times that the other side offers, each to be agreed to. */
export function OfferedTimes({ offer, onAgree }: { offer: Reply; onAgree: (time: string) => void }) {
  const format = useFormat()
  return (
    <Group gap="xs" mt="sm">
      {timesAhead(offer).map((time) => {
        const when = format.appointment(time)
        return (
          <Button key={time} variant="light" onClick={() => onAgree(time)}>
            <Trans>Agree to {when}</Trans>
          </Button>
        )
      })}
    </Group>
  )
}

type Side = Reply['by']

const stepTexts: Record<Side, Record<Step, MessageDescriptor>> = {
  WORKER: {
    WITHDRAWN: msg({ message: 'Withdrawn', context: 'job offer' }),
    TIME_AGREED: msg`Time agreed`,
    LATER: msg`You asked to wait`,
    FOR_WORKER: msg`Waiting for you`,
    FOR_EMPLOYER: msg`Waiting for the company`,
  },
  EMPLOYER: {
    WITHDRAWN: msg({ message: 'Withdrawn', context: 'job offer' }),
    TIME_AGREED: msg`Time agreed`,
    LATER: msg`Wants to be asked later`,
    FOR_WORKER: msg`Waiting for an answer`,
    FOR_EMPLOYER: msg`Waiting for your reply`,
  },
}

/** How a proposal stands for one side; null where its status says it all. */
export function stepText(
  reader: Side,
  proposal: Parameters<typeof stepOf>[0],
  replies: readonly Reply[],
): MessageDescriptor | null {
  const step = stepOf(proposal, replies)
  return step && stepTexts[reader][step]
}
