import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { ConsentField } from '../consent-field.tsx'
import classes from '../member-form.module.css'
import { gapTexts } from '../member-texts.ts'
import { agreeAndEnter, type Entry, leavePendingEntry, type PendingEntry } from './start-session.ts'
import { TriangleIcon } from '../../../ui/icon/icons.tsx'

interface ConsentStepProps {
  pending: PendingEntry
  onDone: (entry: Entry) => void
}

/** The last step of a sign-in where the terms are new or have changed. Without consent nobody is signed in. */
export function ConsentStep({ pending, onDone }: ConsentStepProps) {
  const { i18n } = useLingui()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const start = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone with the form before.
  useEffect(() => start.current?.focus(), [])
  const [isAgreed, setAgreed] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const agree = useMutation({
    mutationFn: () => agreeAndEnter(queries, pending),
    networkMode: 'always',
    onSuccess: onDone,
  })
  const leave = useMutation({
    mutationFn: () => leavePendingEntry(pending),
    networkMode: 'always',
    onSettled: () => navigate({ to: '/home', replace: true }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!isAgreed)
    if (isAgreed && !agree.isPending) agree.mutate()
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <h2 ref={start} tabIndex={-1}>
        <Trans>Before you continue</Trans>
      </h2>
      <p>
        <Trans>These terms are new or have changed since you last agreed.</Trans>
      </p>
      <ConsentField
        texts={pending.due}
        checked={isAgreed}
        onChange={(event) => setAgreed(event.currentTarget.checked)}
      />
      {isMissing && !isAgreed && (
        <Alert color="red" icon={<TriangleIcon size={20} />}>
          {i18n._(gapTexts.CONSENT)}
        </Alert>
      )}
      {agree.error && <RequestAlert error={agree.error} />}
      <Button type="submit" fullWidth aria-busy={agree.isPending}>
        <Trans>Agree and continue</Trans>
      </Button>
      <Button
        fullWidth
        variant="subtle"
        color="gray"
        disabled={leave.isPending}
        onClick={() => leave.mutate()}
      >
        <Trans>Do not sign in</Trans>
      </Button>
    </form>
  )
}
