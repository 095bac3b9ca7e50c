import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Flex } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Proposal } from '../../../contract/candidate/proposal.ts'
import type { Reply } from '../../../contract/candidate/proposal-reply.ts'
import { OutboxMark, outboxViews } from '../../entities/outbox/outbox-mark.tsx'
import { useFormat } from '../../i18n/format.ts'
import { replyText } from './reply-texts.ts'
import type { ShownReply } from './use-shown-replies.ts'

type Side = Reply['by']

const names: Record<Side, Record<Side, MessageDescriptor>> = {
  WORKER: { WORKER: msg`You`, EMPLOYER: msg`The company` },
  EMPLOYER: { WORKER: msg`The candidate`, EMPLOYER: msg`You` },
}

interface ProposalTimelineProps {
  proposal: Proposal
  replies: readonly ShownReply[]
  /** Who reads it. */
  reader: Side
}

/** What both sides asked and replied, and how it ended, each with its time. */
export function ProposalTimeline({ proposal, replies, reader }: ProposalTimelineProps) {
  const { t } = useLingui()
  if (replies.length === 0) return null
  return (
    <Flex
      component="ol"
      direction="column"
      gap="sm"
      mt="md"
      pt="md"
      style={{ borderTop: '1px solid var(--hairline)' }}
      aria-label={t`Questions and replies`}
    >
      {replies.map((reply) => (
        <Said key={reply.id} reply={reply} reader={reader} />
      ))}
      <End proposal={proposal} reader={reader} />
    </Flex>
  )
}

/** With a line beside what the other side said. */
const Entry = ({ isOwn, children }: { isOwn: boolean; children: ReactNode }) => (
  <Box
    component="li"
    ps="sm"
    style={{ borderInlineStart: `3px solid var(${isOwn ? '--hairline' : '--primary'})` }}
  >
    {children}
  </Box>
)

function Said({ reply, reader }: { reply: ShownReply; reader: Side }) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <Entry isOwn={reply.by === reader}>
      <Flex component="p" columnGap="xs" align="center" wrap="wrap" fz="xs" lh="xs" c="dimmed">
        {i18n._(names[reader][reply.by])}
        {reply.state ? (
          <Link to="/outbox">
            <OutboxMark view={outboxViews[reply.state]} />
          </Link>
        ) : (
          <time dateTime={reply.createdDate}>{format.moment(reply.createdDate)}</time>
        )}
      </Flex>
      <p>{i18n._(replyText(reply, format))}</p>
      {reply.code === 'OTHER_TIMES' && (
        <Box component="ul" ps="md" style={{ listStyle: 'disc' }}>
          {reply.times.map((time) => (
            <li key={time}>
              <time dateTime={time}>{format.appointment(time)}</time>
            </li>
          ))}
        </Box>
      )}
    </Entry>
  )
}

function End({ proposal, reader }: { proposal: Proposal; reader: Side }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { status, answeredDate, withdrawnDate } = proposal
  const at = withdrawnDate ?? answeredDate
  if (status === 'SENT' || !at) return null
  return (
    <Entry isOwn={!withdrawnDate && reader === 'WORKER'}>
      <Flex component="p" columnGap="xs" align="center" wrap="wrap" fz="xs" lh="xs" c="dimmed">
        {!withdrawnDate && i18n._(names[reader].WORKER)}
        <time dateTime={at}>{format.moment(at)}</time>
      </Flex>
      <p>
        {withdrawnDate ? (
          <Trans>The job offer was withdrawn.</Trans>
        ) : status === 'ACCEPTED' ? (
          <Trans>Accepted.</Trans>
        ) : (
          <Trans>Declined.</Trans>
        )}
      </p>
    </Entry>
  )
}
