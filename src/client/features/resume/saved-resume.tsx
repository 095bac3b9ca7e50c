import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLayoutEffect, useRef } from 'react'
import { useSession } from '../../lib/session.ts'
import { useConnectivity } from '../../offline/use-connectivity.ts'
import { shownState, type ShownState, useOutbox } from '../../offline/use-outbox.ts'
import { LinkButton } from '../../ui/button.tsx'
import { OutboxMark, type OutboxView } from '../../ui/outbox-mark.tsx'
import { RESUME_ENTITIES } from './commands.ts'
import classes from './saved-resume.module.css'

const parts: readonly { entity: string; name: MessageDescriptor }[] = [
  { entity: RESUME_ENTITIES.photo, name: msg`Photo` },
  { entity: RESUME_ENTITIES.resume, name: msg`Resume` },
  { entity: RESUME_ENTITIES.expectedJob, name: msg`Desired job` },
]

const views: Record<ShownState, OutboxView> = {
  SAVED: 'saved',
  SENDING: 'sending',
  SIGN_IN: 'signIn',
  ATTENTION: 'attention',
}

interface SavedResumeProps {
  jobId: string | undefined
  /** The form once more. */
  page: '/writeResume' | '/mypage/modifyResume'
}

/** After saving: where each part stands, as it goes, and what comes next. */
export function SavedResume({ jobId, page }: SavedResumeProps) {
  const { i18n } = useLingui()
  const shown = useParts()
  const isNothing = shown.length === 0
  const isSent = !isNothing && shown.every(({ view }) => view === 'sent')
  const isRefused = shown.some(({ view }) => view === 'attention')
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
    title.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={classes.saved}>
      <div role="status">
        <h2 ref={title} tabIndex={-1} className={classes.title}>
          <Title isNothing={isNothing} isSent={isSent} />
        </h2>
        {!isNothing && <Words isSent={isSent} isRefused={isRefused} />}
      </div>
      <ul className={classes.parts}>
        {shown.map(({ entity, name, view }) => (
          <li key={entity} className={classes.part}>
            <span>{i18n._(name)}</span>
            <OutboxMark view={view} />
          </li>
        ))}
      </ul>
      <div className={classes.next}>
        {isRefused ? (
          <LinkButton full to={page} search={{ jobId }}>
            <Trans>Correct it</Trans>
          </LinkButton>
        ) : jobId === undefined ? (
          <LinkButton full to="/recruitInfo">
            <Trans>Find jobs</Trans>
          </LinkButton>
        ) : (
          <LinkButton full to="/recruitment/detail/$id" params={{ id: jobId }}>
            <Trans>Back to the job</Trans>
          </LinkButton>
        )}
        <LinkButton full to={page} search={{ jobId }} variant="subtle">
          <Trans>Edit resume</Trans>
        </LinkButton>
      </div>
    </div>
  )
}

function Title({ isNothing, isSent }: { isNothing: boolean; isSent: boolean }) {
  if (isNothing) return <Trans>Nothing of your resume waits to be sent</Trans>
  return isSent ? <Trans>Your resume has arrived</Trans> : <Trans>Saved on this phone</Trans>
}

function Words({ isSent, isRefused }: { isSent: boolean; isRefused: boolean }) {
  const isOnline = useConnectivity() === 'online'
  return (
    <p className={classes.words}>
      {isRefused ? (
        <Trans>The server did not take a part of it. Everything you wrote is still here.</Trans>
      ) : isSent ? (
        <Trans>Companies that you apply to can read it now.</Trans>
      ) : isOnline ? (
        <Trans>It is on its way. You can close this page.</Trans>
      ) : (
        <Trans>It is sent as soon as there is a network. You can close this page.</Trans>
      )}
    </p>
  )
}

/** Each part that was saved lately, by its newest entry or receipt. */
function useParts() {
  const isSignedIn = useSession() !== null
  const { entries, sent } = useOutbox()
  return parts.flatMap(({ entity, name }) => {
    const entry = entries.findLast((each) => each.entity === entity)
    if (entry) return [{ entity, name, view: views[shownState(entry, isSignedIn)] }]
    const wasSent = sent.some((receipt) => receipt.entity === entity)
    return wasSent ? [{ entity, name, view: 'sent' as const }] : []
  })
}
