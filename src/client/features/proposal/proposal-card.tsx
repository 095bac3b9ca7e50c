import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import type { Proposal } from '../../../contract/candidate/proposal.ts'
import type { ProposalStatus } from '../../../contract/base/enums.ts'
import { categoryLabels, periodLabels } from '../../i18n/labels.ts'
import { langOfKorean } from '../../i18n/lang-of-korean.ts'
import { TranslatedText } from '../../entities/translation/translated-text.tsx'
import { Pay } from '../../entities/job/pay/pay.tsx'
import { KoreanAddress } from '../../entities/place/korean-address.tsx'
import classes from './proposal-card.module.css'

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

export type ProposedJob = Pick<
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
      <div className={classes.state}>{state}</div>
      <Title order={2} lang="ko">
        {job.title}
      </Title>
      <Text inherit c="dimmed">
        {name}
      </Text>
      <Pay job={job} />
      <dl className={classes.facts}>
        <Text component="dt" inherit c="dimmed">
          <Trans>Work</Trans>
        </Text>
        <Box component="dd" miw={0}>
          {i18n._(categoryLabels[job.category])}
        </Box>
        <Text component="dt" inherit c="dimmed">
          <Trans>Workplace</Trans>
        </Text>
        <Box component="dd" miw={0}>
          <KoreanAddress address={job.address} inEnglish={job.addressInEnglish} />
        </Box>
        <Text component="dt" inherit c="dimmed">
          <Trans>Hours</Trans>
        </Text>
        <Box component="dd" miw={0}>
          {job.hours && `${job.hours}${BETWEEN_FACTS}`}
          <Plural value={job.numberOfWorkDays} one="# day a week" other="# days a week" />
        </Box>
        <Text component="dt" inherit c="dimmed">
          <Trans>Length of work</Trans>
        </Text>
        <Box component="dd" miw={0}>
          {i18n._(periodLabels[job.periodType])}
        </Box>
      </dl>
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
      {children && <div className={classes.foot}>{children}</div>}
    </Box>
  )
}
