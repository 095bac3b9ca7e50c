import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { removeMember } from '../../../../contract/account/member-account.ts'
import type { Me } from '../../../../contract/account/member.ts'
import { errorTexts } from '../../../../contract/base/error-texts.ts'
import { call } from '../../../api/api.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { currentSession } from '../../../api/session.ts'
import { forgetMember } from '../../../offline/cache/forget-member.ts'
import { useOutbox } from '../../../offline/outbox/use-outbox.ts'
import { PasswordField } from '../../../ui/field/password-field.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import classes from './account-screen.module.css'
import { InfoIcon } from '../../../ui/icon/icons.tsx'

interface RemovalSheetProps {
  me: Me
  onClose: () => void
}

/** Removes the account after explaining what is deleted and what is kept and why. */
export function RemovalSheet({ me, onClose }: RemovalSheetProps) {
  const { t, i18n } = useLingui()
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const removal = useRemoval(me)
  const isWrong = removal.error instanceof ApiProblem && removal.error.code === 'PASSWORD_MISMATCH'
  const submit = () => {
    const missing = me.hasPassword && password === ''
    setMissing(missing)
    if (missing) element.current?.querySelector('input')?.focus()
    else if (!removal.isPending) removal.mutate(password)
  }
  return (
    <Sheet open onClose={onClose} title={t`Delete my account`} fit>
      <form
        ref={element}
        className={classes.sheet}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Consequences role={me.role} />
        <UnsentWork />
        {me.hasPassword && (
          <PasswordField
            label={<Trans>Password</Trans>}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={
              isMissing
                ? t`Please enter your password`
                : isWrong
                  ? i18n._(errorTexts.PASSWORD_MISMATCH)
                  : undefined
            }
          />
        )}
        {removal.error && !isWrong && <RequestAlert error={removal.error} />}
        <Button type="submit" fullWidth disabled={removal.isPending}>
          <Trans>Delete my account permanently</Trans>
        </Button>
        <Button variant="subtle" color="gray" fullWidth onClick={onClose}>
          <Trans>Keep my account</Trans>
        </Button>
      </form>
    </Sheet>
  )
}

function useRemoval(me: Me) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (password: string) =>
      call(removeMember, {
        body: me.hasPassword ? { password } : {},
        token: currentSession()?.token ?? null,
      }),
    networkMode: 'always',
    onSuccess: async () => {
      await forgetMember(queries, me.id, 'delete')
      await navigate({ to: '/signIn', state: { accountRemoved: true }, replace: true })
    },
  })
}

function Consequences({ role }: Pick<Me, 'role'>) {
  return (
    <>
      <p>
        <Trans>You cannot undo this. You will be signed out on all devices.</Trans>
      </p>
      <ul>
        <li>
          {role === 'EMPLOYER' ? (
            <Trans>
              Will be deleted: your profile and your company’s details. Your postings will be closed.
            </Trans>
          ) : (
            <Trans>
              Will be deleted: your profile, your resume and photo, applications, saved jobs and
              notifications.
            </Trans>
          )}
        </li>
        <li>
          <Trans>
            Kept without your name: payment records, as required by law. They do not show who you were.
          </Trans>
        </li>
      </ul>
    </>
  )
}

function UnsentWork() {
  const { entries } = useOutbox()
  if (entries.length === 0) return null
  return (
    <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
      <Plural
        value={entries.length}
        one="# item on this phone has not been sent yet. It is deleted too."
        other="# items on this phone have not been sent yet. They are deleted too."
      />
    </Alert>
  )
}
