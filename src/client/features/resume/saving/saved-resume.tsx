import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Stack, Text, Flex, Title as Heading } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useDeferredValue, useLayoutEffect, useRef } from 'react'
import type { JobCard } from '../../../../contract/job/job.ts'
import { applicationEntity } from '../../../entities/application/application-commands.ts'
import { nextTexts } from '../../../entities/application/application-progress.tsx'
import { AppliedTo } from '../../../entities/application/applied-to.tsx'
import { CompanyName, ShownTitle } from '../../../entities/job/job-title.tsx'
import { ResumeGap } from '../../../entities/resume/resume-gap.tsx'
import { useVisible, VisibleSwitch } from '../../../entities/resume/visible-switch.tsx'
import { outboxViews, OutboxMark, type OutboxView } from '../../../entities/outbox/outbox-mark.tsx'
import { useMemberId, useSession } from '../../../api/session.ts'
import type { Entry, Receipt, Title } from '../../../offline/outbox/engine/entry.ts'
import { sentUnstored } from '../../../offline/outbox/send-unstored.ts'
import { useConnectivity } from '../../../browser/use-connectivity.ts'
import { shownState, useOutbox } from '../../../offline/outbox/use-outbox.ts'
import { ActionLink, ButtonLink } from '../../../ui/link.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { RESUME_ENTITIES } from '../../../entities/resume/latest-resume.ts'

const RESUME_PARTS: readonly { entity: string; name: MessageDescriptor }[] = [
  { entity: RESUME_ENTITIES.photo, name: msg`Photo` },
  { entity: RESUME_ENTITIES.resume, name: msg`Resume` },
  { entity: RESUME_ENTITIES.expectedJob, name: msg`Desired job` },
]

interface SavedResumeProps {
  jobId: string | undefined
  /** Path of the form. */
  page: '/writeResume' | '/mypage/modifyResume'
  /** Just saved: the outbox may not have been read again yet. */
  isJustSaved: boolean
}

/** Shown after saving: the live state of each part, and next steps. */
export function SavedResume({ jobId, page, isJustSaved }: SavedResumeProps) {
  const { i18n } = useLingui()
  const parts = useParts(jobId)
  const resumeParts = parts.filter(({ isApplication }) => !isApplication)
  const outcome = outcomeOf(resumeParts, isJustSaved)
  const application = parts.find(({ isApplication }) => isApplication)
  const hasApplied = application?.view === 'sent'
  // Renders the confirmation first, and the rest in the next frame.
  const isWhole = useDeferredValue(true, false)
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
    title.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Stack
      gap="xl"
      mt={{ sm: 'md' }}
      py="xxl"
      px={{ base: 'edge', sm: 'xxl' }}
      bg="var(--surface)"
      bdrs={{ sm: 'lg' }}
    >
      <div role="status">
        <Heading order={2} size="h1" style={{ outline: 'none' }} ref={title} tabIndex={-1}>
          {outcome === 'SENT' && hasApplied ? (
            <Trans>Your application has been sent</Trans>
          ) : (
            <Title outcome={outcome} />
          )}
        </Heading>
        {outcome === 'SENT' && hasApplied && (
          <Text mt="xs" inherit c="dimmed">
            {application.job && <AppliedTo job={application.job} />} {i18n._(nextTexts.SENT)}
          </Text>
        )}
        {outcome !== 'NOTHING' && !(outcome === 'SENT' && hasApplied) && <OutcomeText outcome={outcome} />}
      </div>
      {isWhole && (
        <>
          <Box component="ul" bdrs="lg" bg="var(--sunk)">
            {parts.map(({ entity, name, view, job }, index) => (
              <Flex
                component="li"
                key={entity}
                wrap="wrap"
                align="center"
                justify="space-between"
                rowGap="xxs"
                columnGap="sm"
                mih={56}
                py="xs"
                px="md"
                style={index > 0 ? { borderTop: '1px solid var(--surface)' } : undefined}
              >
                <Flex component="span" direction="column" flex="1 1 10rem" miw={0}>
                  {i18n._(name)}
                  {job && <JobNames job={job} />}
                </Flex>
                <OutboxMark view={view} />
              </Flex>
            ))}
          </Box>
          {application && isResumeSaved(outcome) && <ResumeGap />}
          {isResumeSaved(outcome) && <AskVisible />}
          <Stack gap="xs">
            {outcome === 'CONFLICT' || outcome === 'REFUSED' ? (
              <ButtonLink fullWidth to={page} search={{ jobId }}>
                {outcome === 'CONFLICT' ? <Trans>Compare</Trans> : <Trans>Edit and send again</Trans>}
              </ButtonLink>
            ) : (
              <GoOn jobId={jobId} page={page} />
            )}
          </Stack>
        </>
      )}
    </Stack>
  )
}

const isResumeSaved = (outcome: Outcome) => outcome === 'SENT' || outcome === 'WAITING'

/** Companies find a member only who has said so. */
function AskVisible() {
  const { t } = useLingui()
  const visible = useVisible()
  return (
    <Box
      component="section"
      px="md"
      bd="1px solid var(--hairline)"
      bdrs="lg"
      aria-label={t`Who can find you`}
    >
      <VisibleSwitch visible={visible} />
      {visible.isWaiting && <OutboxMark view="saved" />}
    </Box>
  )
}

function GoOn({ jobId, page }: Pick<SavedResumeProps, 'jobId' | 'page'>) {
  return (
    <>
      {jobId === undefined ? (
        <ButtonLink fullWidth to="/recruitInfo">
          <Trans>Find jobs</Trans>
        </ButtonLink>
      ) : (
        <ButtonLink fullWidth to="/recruitment/detail/$id" params={{ id: jobId }}>
          <Trans>Back to the job</Trans>
        </ButtonLink>
      )}
      <ButtonLink fullWidth to={page} search={{ jobId }} variant="subtle" color="gray">
        <Trans>Edit resume</Trans>
      </ButtonLink>
      <ButtonLink fullWidth to="/resumePaper" variant="subtle" color="gray">
        <Trans>Resume on paper</Trans>
      </ButtonLink>
    </>
  )
}

type Outcome = 'NOTHING' | 'CONFLICT' | 'REFUSED' | 'SENT' | 'WAITING'

function outcomeOf(parts: readonly SavedPart[], isJustSaved: boolean): Outcome {
  if (parts.length === 0) return isJustSaved ? 'WAITING' : 'NOTHING'
  if (parts.some(({ isConflict }) => isConflict)) return 'CONFLICT'
  if (parts.some(({ view }) => view === 'attention')) return 'REFUSED'
  return parts.every(({ view }) => view === 'sent') ? 'SENT' : 'WAITING'
}

function Title({ outcome }: { outcome: Outcome }) {
  switch (outcome) {
    case 'NOTHING':
      return <Trans>No resume is waiting to be sent</Trans>
    case 'CONFLICT':
      return <Trans>Your resume was changed on another device</Trans>
    case 'REFUSED':
      return <Trans>Something needs to be corrected</Trans>
    case 'SENT':
      return <Trans>Your resume has been sent</Trans>
    case 'WAITING':
      return <Trans>Saved on this device</Trans>
  }
}

function OutcomeText({ outcome }: { outcome: Outcome }) {
  const isOnline = useConnectivity() === 'online'
  return (
    <Text mt="xs" inherit c="dimmed">
      {outcome === 'CONFLICT' ? (
        <Trans>
          Nothing was replaced, and everything you wrote is still here. Compare the two versions and choose
          what to keep.
        </Trans>
      ) : outcome === 'REFUSED' ? (
        <Trans>The server did not accept part of your entries. Everything you wrote is still here.</Trans>
      ) : outcome === 'SENT' ? (
        <>
          <Trans>Companies you apply to can read it now.</Trans>{' '}
          <Trans>We tell you when a company has read your application.</Trans>
        </>
      ) : isOnline ? (
        <Trans>Your changes are being sent. You can close this page.</Trans>
      ) : (
        <Trans>Your changes will be sent when you are connected. You can close this page.</Trans>
      )}
    </Text>
  )
}

type NamedJob = Pick<JobCard, 'title' | 'headline' | 'companyName'>

/** The job that an entry names; without a network its names may be missing. */
function jobOf({ title = '', headline = title, company: companyName = '' }: Title): NamedJob | undefined {
  return title === '' ? undefined : { title, headline, companyName }
}

function JobNames({ job }: { job: NamedJob }) {
  return (
    <Text span size="sm" c="dimmed">
      <ShownTitle job={job} />, <CompanyName job={job} />
    </Text>
  )
}

interface SavedPart {
  /** Of an application. */
  job: NamedJob | undefined
  entity: string
  name: MessageDescriptor
  view: OutboxView
  isConflict: boolean
  isApplication: boolean
}

/** The parts of the last save by their newest entries or receipts; a photo of an earlier save is left out. */
function useParts(jobId: string | undefined): SavedPart[] {
  const isSignedIn = useSession() !== null
  const { entries, sent: stored } = useOutbox()
  const sent = [...sentUnstored(useMemberId()), ...stored].toSorted((a, b) => b.at - a.at)
  const newest = (entity: string): Entry | Receipt | undefined =>
    entries.findLast((each) => each.entity === entity) ?? sent.find((each) => each.entity === entity)
  const group = newest(RESUME_ENTITIES.resume)?.group
  const application = jobId === undefined ? undefined : applicationEntity({ id: jobId })
  const all =
    application === undefined
      ? RESUME_PARTS
      : [...RESUME_PARTS, { entity: application, name: msg`Application` }]
  return all.flatMap(({ entity, name }) => {
    const item = newest(entity)
    if (!item || (item.group !== group && !('state' in item))) return []
    const view = 'state' in item ? outboxViews[shownState(item, isSignedIn)] : ('sent' as const)
    const isConflict = 'state' in item && item.state === 'CONFLICT'
    const job = entity === application ? jobOf(item.title) : undefined
    return [{ job, entity, name, view, isConflict, isApplication: entity === application }]
  })
}

/** Asks a visitor to sign in to save, and returns to the form. */
export function SignInSheet({ onClose }: { onClose: () => void }) {
  const here = useLocation({ select: ({ href }) => href })
  return (
    <Sheet open fit title={<Trans>Sign in to save your resume</Trans>} onClose={onClose}>
      <Stack gap="sm" pt="xs" pb="xl" px={{ base: 'edge', sm: 'xl' }}>
        <p>
          <Trans>What you wrote is kept on this device. After you sign in, you return here to save it.</Trans>
        </p>
        <ButtonLink fullWidth to="/signIn" search={{ redirect: here }}>
          <Trans>Sign in</Trans>
        </ButtonLink>
        <ActionLink fullWidth to="/signUp" search={{ redirect: here }} label={<Trans>Sign up</Trans>} />
      </Stack>
    </Sheet>
  )
}
