import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Stack, Text } from '@mantine/core'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { signOut } from '../../../contract/account/member.ts'
import { wakeOutbox } from '../../offline/outbox/page-outbox.ts'
import { useConnectivity } from '../../browser/use-connectivity.ts'
import { useDraftNames } from '../../offline/drafts/use-draft-names.ts'
import { countSaved, useOutbox } from '../../offline/outbox/use-outbox.ts'
import { takeReturnPath } from '../../api/sign-out-request.ts'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { call } from '../../api/api.ts'
import { currentMemberId, currentSession, signedOut, useSession } from '../../api/session.ts'
import { useOwnFacts } from '../../entities/work-right/own-facts.ts'
import { removeBegunSignIns } from '../../offline/cache/personal-items.ts'
import { forgetMember } from '../../offline/cache/forget-member.ts'
import { TriangleIcon } from '../../ui/icon/icons.tsx'
import { type Entry, needsAttention } from '../../offline/outbox/engine/entry.ts'

/** The most common draft, which is named; others are counted. */
const RESUME_DRAFT = 'resume'
/** Kept on this device alone, and never sent. */
const PAY_BOOK = 'myPay'

/** Asks what to do with unsent entries and drafts: send first, keep on this phone, or delete. */
export function SignOutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { entries } = useOutbox()
  const drafts = useDraftNames()
  const facts = useOwnFacts()
  const others = drafts.filter((name) => name !== RESUME_DRAFT && name !== PAY_BOOK).length
  const signingOut = useSignOut(onClose)
  const stay = () => {
    // Cancelling must not redirect a later sign-out.
    takeReturnPath()
    onClose()
  }
  return (
    <Sheet open onClose={stay} title={t`Sign out`} fit>
      <Stack gap="sm" pb="xl" px={{ base: 'edge', sm: 'xl' }}>
        <p>
          <Trans>
            The next person on this device can see the language and the public pages opened here, but nothing
            of your account.
          </Trans>
        </p>
        {entries.length > 0 || drafts.length > 0 || facts ? (
          <>
            <div role="status">
              {entries.length > 0 && (
                <p>
                  <Plural
                    value={countSaved(entries)}
                    one="# item has not been sent yet."
                    other="# items have not been sent yet."
                  />
                </p>
              )}
              {drafts.includes(RESUME_DRAFT) && (
                <p>
                  <Trans>Your resume is not finished.</Trans>
                </p>
              )}
              {drafts.includes(PAY_BOOK) && (
                <p>
                  <Trans>What you entered about your pay is on this device only.</Trans>
                </p>
              )}
              {facts && (
                <p>
                  <Trans>You chose your status of residence on this device.</Trans>
                </p>
              )}
              {others > 0 && (
                <p>
                  <Plural value={others} one="# form is not finished." other="# forms are not finished." />
                </p>
              )}
            </div>
            {entries.length > 0 && <SendFirst onClose={stay} />}
            <Button variant="default" disabled={signingOut.busy} onClick={() => void signingOut.go('keep')}>
              <Trans>Keep them on this device and sign out</Trans>
            </Button>
            <Text size="sm" c="dimmed">
              <Trans>What is kept can be seen only when you sign in again.</Trans>
            </Text>
            <Button
              variant="subtle"
              color="gray"
              disabled={signingOut.busy}
              onClick={() => void signingOut.go('delete')}
            >
              <Trans>Delete them and sign out</Trans>
            </Button>
          </>
        ) : (
          <>
            <p>
              <Trans>Everything saved on this device for your account is deleted.</Trans>
            </p>
            <Button disabled={signingOut.busy} onClick={() => void signingOut.go('delete')}>
              <Trans>Sign out</Trans>
            </Button>
          </>
        )}
      </Stack>
    </Sheet>
  )
}

/** The sheet stays open while entries are sent. */
function SendFirst({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const isOnline = useConnectivity() === 'online'
  const isSignedIn = useSession() !== null
  const { entries } = useOutbox()
  const [sending, setSending] = useState<'NOT_YET' | 'NOW' | 'DONE'>('NOT_YET')
  const sendNow = async () => {
    setSending('NOW')
    await wakeOutbox(true)
    setSending('DONE')
  }
  return (
    <>
      {sending === 'DONE' && <NotSent cause={unsentCause(entries, isSignedIn)} />}
      {isOnline && (
        <Button disabled={sending === 'NOW'} onClick={() => void sendNow()}>
          <Trans>Send them now</Trans>
        </Button>
      )}
      <Button
        variant={isOnline ? 'default' : 'filled'}
        onClick={() => void navigate({ to: '/outbox' }).then(onClose)}
      >
        <Trans>View and send them first</Trans>
      </Button>
    </>
  )
}

function useSignOut(onClose: () => void) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const go = async (unsent: 'keep' | 'delete') => {
    setBusy(true)
    const back = takeReturnPath()
    await leave(queries, unsent)
    setBusy(false)
    onClose()
    await navigate(back === undefined ? { to: '/home' } : { to: '/signIn', search: { redirect: back } })
  }
  return { busy, go }
}

/** Ends the session on the server and removes the member's private data from this device. */
async function leave(queries: QueryClient, unsent: 'keep' | 'delete'): Promise<void> {
  const [session, memberId] = [currentSession(), currentMemberId()]
  if (session) await revoke(session.token)
  removeBegunSignIns()
  // Not after forgetMember: another member may have signed in in another tab meanwhile.
  if (memberId === null) await signedOut()
  else await forgetMember(queries, memberId, unsent)
}

async function revoke(token: string) {
  try {
    await call(signOut, { token, timeout: 5_000 })
  } catch {
    // Offline the token cannot be revoked; it is removed from this device and expires by itself.
  }
}

/** Why something is still on the device after it should have been sent. */
function NotSent({ cause }: { cause: UnsentCause }) {
  if (cause === null) return null
  return (
    <Alert color="red" icon={<TriangleIcon size={20} />}>
      {cause === 'SIGN_IN' ? (
        <Trans>Your session has ended. Sign in again to send what is saved here.</Trans>
      ) : cause === 'REFUSED' ? (
        <Trans>The server did not accept something. View the list to see why, and to correct it.</Trans>
      ) : (
        <Trans>The server did not answer. Everything is still saved on this device. Try again later.</Trans>
      )}
    </Alert>
  )
}

/** Why entries are still on the device after they should have been sent; null if none is. */
type UnsentCause = 'REFUSED' | 'SIGN_IN' | 'NO_ANSWER' | null

/** The cause that the member can do something about comes first. */
export function unsentCause(entries: readonly Pick<Entry, 'state'>[], isSignedIn: boolean): UnsentCause {
  if (entries.length === 0) return null
  if (!isSignedIn || entries.some(({ state }) => state === 'AUTH_WAIT')) return 'SIGN_IN'
  return entries.some(needsAttention) ? 'REFUSED' : 'NO_ANSWER'
}
