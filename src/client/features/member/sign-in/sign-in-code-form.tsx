import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCommand } from '../../../api/use-command.ts'
import { CodeForm } from '../../../entities/certification/code-form.tsx'
import { type CodeValues, useCodeForm } from '../../../entities/certification/use-code-form.ts'
import { type Entry, startSessionByCode } from './start-session.ts'

/** Signs in with a verified cellphone and the code sent to it. */
export function SignInCodeForm({ onDone }: { onDone: (entry: Entry) => void }) {
  const queries = useQueryClient()
  const form = useCodeForm({ isMismatchApart: true })
  const signIn = useCommand((values: CodeValues) => startSessionByCode(queries, values), {
    form,
    onError: () => form.focus('code'),
    onSuccess: onDone,
  })
  return (
    <CodeForm
      form={form}
      command={signIn}
      before={
        <Text size="sm" c="dimmed">
          <Trans>You can use a number that you have verified with your resume or under “My account”.</Trans>
        </Text>
      }
      mismatch={<Trans>The code is not right, or no account uses this number.</Trans>}
      confirm={signIn.isPending ? <Trans>Signing in</Trans> : <Trans>Confirm and sign in</Trans>}
    />
  )
}
