import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { canBeConfirmed } from '../../lib/certification/cellphone-text.ts'
import { CodeFields, type CodeValues } from '../../lib/certification/code-fields.tsx'
import { RequestAlert } from '../../lib/request-alert.tsx'
import { Button } from '../../ui/button.tsx'
import classes from './member-form.module.css'
import { startSessionByCode } from './start-session.ts'
import { useCodeForm } from './use-code-form.ts'

/** Signing in with a cellphone that the member has verified, and the code sent to it. */
export function SignInCodeForm({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient()
  const element = useRef<HTMLFormElement>(null)
  const form = useCodeForm(element)
  const signIn = useMutation({
    mutationFn: (values: CodeValues) => startSessionByCode(queries, values),
    networkMode: 'always',
    onError: form.showRefusal,
    onSuccess: onDone,
  })
  return (
    <form
      ref={element}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (signIn.isPending) return
        signIn.reset()
        if (!form.isUnfit()) signIn.mutate(form.values)
      }}
    >
      <CodeFields {...form.fields} />
      {signIn.error && <RequestAlert error={signIn.error} />}
      <Button type="submit" full disabled={!canBeConfirmed(form.values.code)} aria-busy={signIn.isPending}>
        {signIn.isPending ? <Trans>Signing in</Trans> : <Trans>Confirm and sign in</Trans>}
      </Button>
    </form>
  )
}
