import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Group } from '@mantine/core'
import { useState } from 'react'
import { translateAnnouncement } from '../../../contract/job/announcement-translation.ts'
import { editAnnouncement, publishAnnouncement } from '../../../contract/job/announcement.ts'
import { applyToJob } from '../../../contract/candidate/application.ts'
import { sendMessage } from '../../../contract/message/conversation-message.ts'
import { uploadFile } from '../../../contract/site/file.ts'
import { saveExpectedJob, saveResume } from '../../../contract/candidate/resume-form.ts'
import { isIntercepted, isUntouched, type Entry } from '../../offline/outbox/engine/entry.ts'
import { useConnectivity } from '../../browser/use-connectivity.ts'
import { discard, retryNow, type ShownState, useOutbox } from '../../offline/outbox/use-outbox.ts'
import { ActionLink, ButtonLink } from '../../ui/link.tsx'
import { DeviceButton } from '../../entities/outbox/device-button.tsx'
import { kindOf } from './entry-names.ts'
import { mayTryAgain } from './error-texts.ts'
import { InfoIcon } from '../../ui/icon/icons.tsx'

/** Actions for an unsent entry in its state. */
export function EntryActions({ entry, state }: { entry: Entry; state: ShownState }) {
  const { i18n } = useLingui()
  const { giveUp } = kindOf(entry.operation)
  const [tooLate, setTooLate] = useState(false)
  const takeBack = async () => setTooLate((await discard(entry.id)) === 'TOO_LATE')
  // An entry being sent can only be undone by another command.
  const canCancel = state !== 'ATTENTION' && (isUntouched(entry) || entry.undo !== undefined)
  return (
    <>
      {isIntercepted(entry) && state === 'SAVED' && <InterceptedNote />}
      <Group gap="xs" align="stretch">
        {state === 'SIGN_IN' && <SignInAction />}
        {state === 'ATTENTION' && <AttentionActions entry={entry} />}
        {state === 'SAVED' && entry.attempts > 0 && <SendNowAction entry={entry} />}
        {canCancel && (
          <DeviceButton variant="subtle" act={takeBack}>
            {giveUp ? i18n._(giveUp) : <Trans>Cancel</Trans>}
          </DeviceButton>
        )}
      </Group>
      {tooLate && (
        <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
          <Trans>This may have arrived already, so it cannot be cancelled here.</Trans>
        </Alert>
      )}
    </>
  )
}

export function SignInAction() {
  return <ActionLink to="/signIn" search={{ redirect: '/outbox' }} size="sm" label={<Trans>Sign in</Trans>} />
}

/** Sends a waiting entry now; hidden offline. */
export function SendNowAction({ entry }: { entry: Entry }) {
  const online = useConnectivity() === 'online'
  if (!online && !isIntercepted(entry)) return null
  return (
    <DeviceButton variant="light" act={() => retryNow(entry.id)}>
      <Trans>Send now</Trans>
    </DeviceButton>
  )
}

/** Tells that something else has been answering in place of the server. */
export function InterceptedNote() {
  return (
    <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
      <Trans>
        Something between this device and Ilteo is answering instead, perhaps a Wi-Fi sign-in page. Sign in to
        the Wi-Fi or use another network. Everything you saved is kept here.
      </Trans>
    </Alert>
  )
}

/** Actions after a refusal, likeliest first. */
export function AttentionActions({ entry }: { entry: Entry }) {
  const { entries } = useOutbox()
  const written = entries.find((other) => other.needs.includes(entry.id))
  // A message without its file says nothing: it is given up as a whole in the chat.
  if (written?.operation === sendMessage.name) return <ChatAction message={written} />
  if (entry.operation === uploadFile.name && written) return <FileActions file={entry} written={written} />
  return <RefusalActions entry={entry} />
}

function ChatAction({ message }: { message: Entry }) {
  return (
    <ButtonLink to="/messages/$id" params={{ id: message.params['id'] ?? '' }} size="sm" variant="light">
      <Trans>Open the chat</Trans>
    </ButtonLink>
  )
}

/** For a refused file: choose another one in its form, or send the rest without it. */
function FileActions({ file, written }: { file: Entry; written: Entry }) {
  const { edit } = kindOf(written.operation)
  const isPhoto = written.operation === saveResume.name
  return (
    <>
      {edit && (
        <ButtonLink to={edit.to} search={writtenAs(written)} variant="light" size="sm">
          {isPhoto ? <Trans>Choose a photo</Trans> : <Trans>Choose a file</Trans>}
        </ButtonLink>
      )}
      <DeviceButton variant="subtle" act={() => discard(file.id)}>
        {isPhoto ? <Trans>Send without the photo</Trans> : <Trans>Send without the file</Trans>}
      </DeviceButton>
    </>
  )
}

function RefusalActions({ entry }: { entry: Entry }) {
  const { i18n } = useLingui()
  const { edit, giveUp } = kindOf(entry.operation)
  const isResumeMissing = entry.operation === applyToJob.name && entry.refusal?.code === 'RESUME_MISSING'
  // An entry that can be edited would be refused again unchanged.
  const isTriedAgain = mayTryAgain(entry.refusal) && !edit
  const isLastWay = !isTriedAgain && !edit
  return (
    <>
      {isResumeMissing && (
        <ButtonLink to="/writeResume" search={{ jobId: entry.params['id'] }} size="sm" variant="light">
          <Trans>Write resume</Trans>
        </ButtonLink>
      )}
      {edit && (
        <ButtonLink to={edit.to} search={writtenAs(entry)} variant="light" size="sm">
          {isCompared(entry) ? (
            <Trans comment="Button: compare two versions">Compare</Trans>
          ) : (
            i18n._(edit.label)
          )}
        </ButtonLink>
      )}
      {isTriedAgain && (
        <DeviceButton variant={isResumeMissing ? 'subtle' : 'light'} act={() => retryNow(entry.id)}>
          <Trans>Try again</Trans>
        </DeviceButton>
      )}
      <DeviceButton variant={isLastWay ? 'light' : 'subtle'} act={() => discard(entry.id)}>
        {giveUp ? i18n._(giveUp) : <Trans comment="Button: throw away what was written">Discard</Trans>}
      </DeviceButton>
    </>
  )
}

/** Whether the entry's form compares it with the version saved elsewhere. */
const isCompared = ({ state, operation }: Entry) => state === 'CONFLICT' && COMPARED.has(operation)

const COMPARED = new Set<string>([editAnnouncement.name, saveResume.name, saveExpectedJob.name])

/** Search parameters of the form: an announcement's id, or else the entry's. */
function writtenAs({ id, operation, params }: Entry): { id?: string; entry?: string } {
  if (operation === publishAnnouncement.name) return { entry: id }
  const isOfPosting = operation === editAnnouncement.name || operation === translateAnnouncement.name
  return isOfPosting && params['id'] !== undefined ? { id: params['id'] } : {}
}
