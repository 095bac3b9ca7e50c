import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CodeValues } from '../../../entities/certification/code-fields.tsx'
import { CodeForm } from '../../../entities/certification/code-form.tsx'
import classes from '../member-form.module.css'
import { type Entry, startSessionByCode } from './start-session.ts'
import { useCodeForm } from '../../../entities/certification/use-code-form.ts'

/** Signs in with a verified cellphone and the code sent to it. */
export function SignInCodeForm({ onDone }: { onDone: (entry: Entry) => void }) {
  const queries = useQueryClient()
  const form = useCodeForm()
  const signIn = useMutation({
    mutationFn: (values: CodeValues) => startSessionByCode(queries, values),
    networkMode: 'always',
    onError: form.showRefusal,
    onSuccess: onDone,
  })
  return (
    <CodeForm
      form={form}
      request={signIn}
      before={
        <Text size="sm" c="dimmed">
          <Trans>You can use a number that you have verified with your resume or under “My account”.</Trans>
        </Text>
      }
      mismatch={<Trans>The code is not right, or no account uses this number.</Trans>}
      confirm={signIn.isPending ? <Trans>Signing in</Trans> : <Trans>Confirm and sign in</Trans>}
      className={classes.form}
    />
  )
}
