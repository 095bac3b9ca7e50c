import { useLingui } from '@lingui/react/macro'
import { Box, Checkbox, Flex, Group, Stack, Table, Text } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Table.layer.css'
import { Link } from '@tanstack/react-router'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import type { OpenApplicant } from '../../../contract/employer/applicant.ts'
import type { ApplicationDecision } from '../../entities/applicant/decision.ts'
import { StageBadge } from '../../entities/applicant/stage-badge.tsx'
import { InterviewTime } from '../../entities/application/interview-time.tsx'
import { OutboxMark, outboxViews } from '../../entities/outbox/outbox-mark.tsx'
import { langOfKorean } from '../../i18n/lang-of-korean.ts'
import { RowCell, RowHead } from '../../ui/card/data-table.tsx'
import { ChatIcon, FavoriteIcon, PencilIcon } from '../../ui/icon/icons.tsx'
import { IconLink } from '../../ui/link.tsx'
import { usePhone } from '../../browser/use-phone.ts'
import { AppliedDate } from './applicant-cells.tsx'
import { useRowFacts } from './row-facts.ts'

export interface ApplicantRow {
  applicant: OpenApplicant
  decision: ApplicationDecision
  isShortlisted: boolean
  /** Whether times for an interview wait for the applicant's answer. */
  hasOfferedTimes: boolean
}

interface ApplicantRowsProps {
  rows: readonly ApplicantRow[]
  /** Whether each row names its job. */
  isJobShown: boolean
  chosen: ReadonlySet<string>
  /** Of the resume beside the list. */
  openId: string | undefined
  /** Whether resumes open beside the list, which then has less room. */
  opensBeside: boolean
  /** @param isRange whether those between the last one and this one are meant too */
  onTick: (id: string, isRange: boolean) => void
}

/** Applicants in one line each, on phones in three. */
export function ApplicantRows(props: ApplicantRowsProps) {
  return usePhone() ? <PhoneRows {...props} /> : <DeskRows {...props} />
}

function DeskRows(props: ApplicantRowsProps) {
  const { rows, isJobShown, openId } = props
  const { t } = useLingui()
  const factsOf = useRowFacts()
  const isWide = openId === undefined
  return (
    <Table aria-label={t`Applicants`} verticalSpacing={2} horizontalSpacing="xs" fz="sm" layout="fixed">
      <Table.Thead>
        <Table.Tr c="dimmed">
          <Table.Td w={40} data-no-print />
          <RowHead w={isWide ? '18%' : '36%'}>{t`Name`}</RowHead>
          <RowHead>{t`Country`}</RowHead>
          {isWide && <RowHead>{t`Korean`}</RowHead>}
          <RowHead>{t`Residence`}</RowHead>
          {isWide && <RowHead w="15%">{t`Experience`}</RowHead>}
          {isWide && isJobShown && <RowHead w="16%">{t`Posting`}</RowHead>}
          <RowHead>{t`Stage`}</RowHead>
          {isWide && (
            <RowHead w="11%">
              {t({ message: 'Applied', comment: 'State: the reader has applied for this job' })}
            </RowHead>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => {
          const facts = factsOf(row.applicant)
          const { id, title } = row.applicant
          return (
            <Table.Tr
              key={id}
              data-row={id}
              h={48}
              {...(id === openId && { bg: 'var(--tint)', 'aria-current': true })}
            >
              <Table.Td data-no-print>
                <Tick row={row} {...props} />
              </Table.Td>
              <Table.Th scope="row" fw={400}>
                <Name row={row} {...props} />
              </Table.Th>
              <RowCell>{facts.country}</RowCell>
              {isWide && <RowCell>{facts.korean}</RowCell>}
              <RowCell c={facts.rightColor}>{facts.right}</RowCell>
              {isWide && <RowCell>{facts.career}</RowCell>}
              {isWide && isJobShown && <RowCell lang="ko">{title}</RowCell>}
              <Table.Td>
                <Stage row={row} />
              </Table.Td>
              {isWide && (
                <Table.Td>
                  <AppliedDate instant={row.applicant.createdDate} />
                </Table.Td>
              )}
            </Table.Tr>
          )
        })}
      </Table.Tbody>
    </Table>
  )
}

function PhoneRows(props: ApplicantRowsProps) {
  const { rows, isJobShown } = props
  const { t } = useLingui()
  const factsOf = useRowFacts()
  return (
    <Stack component="ul" gap={1} aria-label={t`Applicants`}>
      {rows.map((row) => {
        const { country, korean, right, rightColor, career } = factsOf(row.applicant)
        return (
          <Flex
            component="li"
            key={row.applicant.id}
            gap="sm"
            py="xs"
            data-row={row.applicant.id}
            style={{ borderTop: '1px solid var(--hairline)' }}
          >
            <Tick row={row} {...props} />
            <Box flex={1} miw={0} fz="sm" lh="sm">
              <Group justify="space-between" gap="xs" wrap="nowrap">
                <Name row={row} {...props} />
                <Stage row={row} />
              </Group>
              <p>{[country, korean, career].join(BETWEEN_FACTS)}</p>
              <p>
                <Text span inherit c={rightColor}>
                  {right}
                </Text>
                <Text span inherit c="dimmed">
                  {right !== '' && BETWEEN_FACTS}
                  <AppliedDate instant={row.applicant.createdDate} />
                </Text>
              </p>
              {isJobShown && (
                <Text inherit truncate c="dimmed" lang="ko">
                  {row.applicant.title}
                </Text>
              )}
            </Box>
          </Flex>
        )
      })}
    </Stack>
  )
}

type PartProps = Pick<ApplicantRowsProps, 'chosen' | 'onTick'> & { row: ApplicantRow }

function Tick({ row: { applicant }, chosen, onTick }: PartProps) {
  const { t } = useLingui()
  const { id, name } = applicant
  return (
    <Checkbox
      aria-label={t`Choose ${name}`}
      checked={chosen.has(id)}
      onChange={({ nativeEvent }) => onTick(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      data-no-print
    />
  )
}

/** The name leads to the resume, beside the list where there is room. */
function Name({ row, opensBeside }: Pick<ApplicantRowsProps, 'opensBeside'> & { row: ApplicantRow }) {
  const { t } = useLingui()
  const { applicant, decision, isShortlisted } = row
  const { id, resumeId, jobId, name, note, conversationId, unreadMessages = 0 } = applicant
  const beside = (before: object) => ({ ...before, open: id })
  const inner = (
    <Text inherit truncate fw={decision.stage === 'SENT' ? 700 : 400} td="underline">
      <bdi lang={langOfKorean(name)}>{name}</bdi>
    </Text>
  )
  return (
    <Flex align="center" gap={6} miw={0} mih={44}>
      {opensBeside ? (
        <Link to="." search={beside} resetScroll={false} style={{ minWidth: 0 }}>
          {inner}
        </Link>
      ) : (
        <Link to="/showResume" search={{ id: resumeId, application: id, job: jobId }} style={{ minWidth: 0 }}>
          {inner}
        </Link>
      )}
      {isShortlisted && <FavoriteIcon size={16} role="img" aria-label={t`On your shortlist`} />}
      {note !== '' && <PencilIcon size={16} role="img" aria-label={note} />}
      {conversationId != null && unreadMessages > 0 && (
        <IconLink
          to="/messages/$id"
          params={{ id: conversationId }}
          aria-label={t`Unread messages`}
          size={32}
        >
          <ChatIcon size={18} />
        </IconLink>
      )}
    </Flex>
  )
}

/** The stage in a word, and where an interview is about to be, when. */
function Stage({ row: { applicant, decision, hasOfferedTimes } }: { row: ApplicantRow }) {
  return (
    <Stack gap={0} align="flex-start" fz="xs" lh="xs">
      <StageBadge stage={decision.stage} hasOfferedTimes={hasOfferedTimes} />
      {decision.unsent ? (
        <OutboxMark view={outboxViews[decision.unsent]} isShort />
      ) : (
        applicant.interviewDate != null && (
          <InterviewTime application={{ interviewDate: applicant.interviewDate }} stage={decision.stage} />
        )
      )}
    </Stack>
  )
}
