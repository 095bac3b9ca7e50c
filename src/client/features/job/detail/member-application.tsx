import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Flex, Group, Text } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import { applyToJob } from '../../../../contract/candidate/application.ts'
import { APPLICATION_STAGES } from '../../../../contract/base/enums.ts'
import type { JobCard, JobDetail } from '../../../../contract/job/job.ts'
import { useMemberId } from '../../../api/session.ts'
import { useFormat } from '../../../i18n/format.ts'
import { applicationStageLabels } from '../../../entities/application/stage-labels.ts'
import { offerAlerts } from '../../../entities/notification/alerts-offer.ts'
import { DeviceButton } from '../../../entities/outbox/device-button.tsx'
import { OutboxMark, outboxViews } from '../../../entities/outbox/outbox-mark.tsx'
import { SaveError } from '../../../entities/outbox/save-error.tsx'
import { useConnectivity } from '../../../browser/use-connectivity.ts'
import { useSend } from '../../../offline/outbox/sending.ts'
import { discard, type Unsent } from '../../../offline/outbox/use-outbox.ts'
import { GenderLine, useOtherGender } from '../../../entities/resume/gender-fit.tsx'
import { useLacksResume } from '../../../entities/resume/use-lacks-resume.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { membersTexts, rightsTexts } from '../../../i18n/activate-language.ts'
import type { WorkRight } from '../../../../contract/work-right/may-take.ts'
import { BeforeApplySheet } from '../../../entities/work-right/before-apply-sheet.tsx'
import { ownFacts } from '../../../entities/work-right/own-facts.ts'
import { useStoredStay } from '../../../entities/work-right/use-stored-stay.ts'
import { optionalPart } from '../../../ui/field/optional.tsx'
import { CompanyName, entryTitleOf, ShownTitle } from '../../../entities/job/job-title.tsx'
import { sentText } from '../../../entities/application/application-progress.tsx'
import { RightBefore } from './right-before.tsx'
import { apply } from '../../../entities/application/application-commands.ts'

const WithdrawSheet = optionalPart(() => import('../saved/withdraw-sheet.tsx'), 'WithdrawSheet', membersTexts)
const RefusalText = optionalPart(() => import('./refusal-text.tsx'), 'RefusalText', membersTexts)
const ResumeGap = optionalPart(
  () => import('../../../entities/resume/resume-gap.tsx'),
  'ResumeGap',
  membersTexts,
)
const ShareStay = optionalPart(
  () => import('../../../entities/work-right/share-stay.tsx'),
  'ShareStay',
  rightsTexts,
)

/** A card tells only that there is an application; the job page also has its id. */
export type ApplicableJob = JobCard & Partial<Pick<JobDetail, 'application'>>

/** What a member did about a job, or the button that applies for it. */
export function MemberApplication({ job, unsent }: { job: ApplicableJob; unsent: Unsent | undefined }) {
  // Without a session there may still be an entry that waits for one.
  useStoredStay(useMemberId() !== null)
  if (unsent && unsent.state !== 'SENT') return <Queued job={job} unsent={unsent} />
  const applied = unsent ? unsent.operation === applyToJob.name : job.apply
  if (applied) return <Applied job={job} />
  return job.status === 'CLOSED' ? null : <Apply job={job} />
}

/** The reader's right to take the job; undefined where they gave no status, or the rules cannot be loaded. */
async function rightTo(job: JobCard): Promise<WorkRight | undefined> {
  const facts = ownFacts()
  if (!facts) return undefined
  try {
    const { rightInCard } = await import('../../../entities/work-right/right-in-card.ts')
    return rightInCard(facts, job)
  } catch {
    return undefined
  }
}

/** Without a resume it leads to the short one, which applies once it is saved. */
function Apply({ job }: { job: ApplicableJob }) {
  const lacksResume = useLacksResume()
  const { mutate, isPending, error } = useSend(apply)
  const otherGender = useOtherGender(job.gender)
  const [doubts, setDoubts] = useState<{ right: WorkRight | undefined }>()
  const send = () => {
    setDoubts(undefined)
    mutate({ params: { id: job.id }, title: entryTitleOf(job) })
    offerAlerts()
  }
  const check = async () => {
    // What is known is asked at once; the rules may have to be loaded.
    if (otherGender) setDoubts({ right: undefined })
    const right = await rightTo(job)
    const refused = right?.verdict === 'NO' ? right : undefined
    if (otherGender) setDoubts((open) => open && { right: refused })
    else if (refused) setDoubts({ right: refused })
    else send()
  }
  if (lacksResume)
    return (
      <Box flex={1}>
        <RightBefore job={job} />
        <ButtonLink fullWidth to="/writeResume" search={{ jobId: job.id }}>
          <Trans>Apply</Trans>
        </ButtonLink>
      </Box>
    )
  return (
    <Box flex={1}>
      <SaveError error={error} />
      <RightBefore job={job} />
      {otherGender && <GenderLine text={otherGender} />}
      <Button fullWidth disabled={isPending} onClick={() => void check()}>
        <Trans>Apply</Trans>
      </Button>
      {doubts && (
        <BeforeApplySheet right={doubts.right} onApply={send} onClose={() => setDoubts(undefined)}>
          {otherGender && <GenderLine text={otherGender} />}
        </BeforeApplySheet>
      )}
    </Box>
  )
}

/** In place of the button that applies: what became of the application. */
function StateBox({ bg = 'var(--sunk)', children }: { bg?: string | undefined; children: ReactNode }) {
  return (
    <Flex
      flex={1}
      wrap="wrap"
      align="center"
      justify="space-between"
      mih={48}
      pt={{ base: 'xxs', sm: 'xs' }}
      pb="xxs"
      px={{ base: 'sm', sm: 'md' }}
      fz="sm"
      lh="sm"
      c="dimmed"
      bg={bg}
      bdrs="md"
      data-application
    >
      {children}
    </Flex>
  )
}

const stateColors: Partial<Record<Unsent['state'], string>> = {
  ATTENTION: 'var(--attention-tint)',
  SIGN_IN: 'var(--waiting-tint)',
}

/**
 * Replaces the button with the entry's state; an entry that needs attention shows why and links to the
 * outbox.
 */
function Queued({ job, unsent }: { job: ApplicableJob; unsent: Unsent }) {
  const { t } = useLingui()
  const code = unsent.refusal?.code
  const withdrawing = unsent.operation !== applyToJob.name
  const isWaiting = useConnectivity() === 'offline' && unsent.state === 'SAVED'
  return (
    <StateBox bg={stateColors[unsent.state]}>
      <Box flex="1 1 100%" miw={0}>
        {unsent.state === 'SAVED' ? (
          <OutboxMark view="saved">{t`Not sent yet, saved on this device`}</OutboxMark>
        ) : (
          <OutboxMark view={outboxViews[unsent.state]} />
        )}
        <NamedJob job={job} />
        {unsent.state !== 'SIGN_IN' && (
          <p>
            {unsent.state === 'ATTENTION' && code !== undefined ? (
              <RefusalText code={code} />
            ) : withdrawing ? (
              <Trans>Your application will be withdrawn.</Trans>
            ) : isWaiting ? (
              <Trans>It is sent by itself once there is a network.</Trans>
            ) : (
              <Trans>Your application will be sent as soon as possible.</Trans>
            )}
          </p>
        )}
        {!withdrawing && <ShareStay />}
      </Box>
      {code === 'RESUME_MISSING' ? (
        <ButtonLink to="/writeResume" search={{ jobId: job.id }} variant="light" size="sm">
          <Trans>Write resume</Trans>
        </ButtonLink>
      ) : (
        <Group gap={0} mx={-12}>
          <ButtonLink to="/outbox" variant="subtle" color="gray" size="sm">
            <Trans comment="Button that opens the item">View</Trans>
          </ButtonLink>
          {unsent.state !== 'ATTENTION' && (
            <DeviceButton variant="subtle" act={() => discard(unsent.id)}>
              <Trans>Cancel</Trans>
            </DeviceButton>
          )}
        </Group>
      )}
    </StateBox>
  )
}

/** An application that the page does not have yet was sent just now. */
const isRecent = (createdDate: string | undefined) =>
  createdDate === undefined || Date.now() - Date.parse(createdDate) < FRESH

/** What was applied for, in one line: the whole name is at the top of the page. */
function NamedJob({ job }: { job: ApplicableJob }) {
  return (
    // Its length must not widen the bar.
    <Text inherit truncate w={0} miw="100%">
      <CompanyName job={job} />
      {BETWEEN_FACTS}
      <ShownTitle job={job} />
    </Text>
  )
}

/** Milliseconds during which an application is news; afterwards its details are folded, as the bar covers the job. */
const FRESH = 60_000
/** Ids of the jobs whose application was shown open since the app was loaded. */
const told = new Set<string>()

function Applied({ job }: { job: ApplicableJob }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const [isLeaving, setLeaving] = useState(false)
  const reached = job.application?.stage ?? job.application?.status
  const status = APPLICATION_STAGES.find((known) => known === reached) ?? 'SENT'
  const [isFresh] = useState(() => isRecent(job.application?.createdDate) && !told.has(job.id))
  useEffect(() => void told.add(job.id), [job.id])
  return (
    <Box flex={1}>
      <RightBefore job={job} />
      <StateBox>
        <Box component="details" flex="1 1 100%" miw={0} open={isFresh}>
          <Box component="summary" py="xxs" style={{ cursor: 'pointer' }}>
            <Text component="b" inherit fw={700} c="dark">
              {i18n._(applicationStageLabels[status])}
            </Text>
            {job.application && (
              <time dateTime={job.application.createdDate}> {format.date(job.application.createdDate)}</time>
            )}
          </Box>
          <NamedJob job={job} />
          {status === 'SENT' && <p>{i18n._(sentText(job))}</p>}
          {(status === 'SENT' || status === 'READ') && (
            <>
              <ResumeGap />
              <ShareStay />
            </>
          )}
        </Box>
        <Group gap={0} mx={-12}>
          <ButtonLink to="/mypage/applyStatus" variant="subtle" color="gray" size="sm">
            <Trans comment="Button that opens the item">View</Trans>
          </ButtonLink>
          {status === 'SENT' && job.application && (
            <Button variant="subtle" color="gray" size="sm" onClick={() => setLeaving(true)}>
              <Trans>Withdraw application</Trans>
            </Button>
          )}
        </Group>
        {isLeaving && <WithdrawSheet job={job} onClose={() => setLeaving(false)} />}
      </StateBox>
    </Box>
  )
}
