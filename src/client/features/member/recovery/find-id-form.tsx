import { Trans } from '@lingui/react/macro'
import { Alert, TextInput } from '@mantine/core'
import * as z from 'zod/mini'
import { findId } from '../../../../contract/account/find-id.ts'
import { GivenName } from '../../../../contract/account/member-name.ts'
import { useCommand } from '../../../api/use-command.ts'
import { CodeForm } from '../../../entities/certification/code-form.tsx'
import { type CodeValues, useCodeForm } from '../../../entities/certification/use-code-form.ts'
import { codeRequester } from '../../../entities/certification/use-code-sending.ts'
import { CheckIcon, TriangleIcon } from '../../../ui/icon/icons.tsx'
import { memberFieldText } from '../member-texts.ts'

interface FindIdValues extends CodeValues {
  name: string
}

/** Finds the masked email by name and verified cellphone. */
export function FindIdForm() {
  const form = useCodeForm({
    others: { initial: { name: '' }, schema: z.object({ name: GivenName }), textOf: memberFieldText },
  })
  const find = useCommand(findId, { form, onError: () => form.focus('code') })
  return (
    <CodeForm
      form={form}
      command={{
        ...find,
        send: (values: FindIdValues) => find.send({ body: { requester: codeRequester(), ...values } }),
      }}
      before={
        <TextInput
          label={<Trans>Name</Trans>}
          name="name"
          autoComplete="name"
          {...form.getInputProps('name')}
        />
      }
      outcome={find.data && <Found email={find.data.data.email} />}
      confirm={<Trans>Find ID</Trans>}
    />
  )
}

function Found({ email }: { email: string | null }) {
  return email === null ? (
    <Alert color="red" icon={<TriangleIcon size={20} />}>
      <Trans>No account has this name and this verified cellphone number. Please check both.</Trans>
    </Alert>
  ) : (
    <Alert color="green" icon={<CheckIcon size={20} />}>
      <Trans>
        Your ID is <b>{email}</b>
      </Trans>
    </Alert>
  )
}
