import { Trans } from '@lingui/react/macro'
import { Alert, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { GivenName } from '../../../../contract/account/member-name.ts'
import { findId } from '../../../../contract/account/find-id.ts'
import * as z from 'zod/mini'
import { call } from '../../../api/api.ts'
import { codeRequester } from '../../../entities/certification/use-code-sending.ts'
import type { CodeValues } from '../../../entities/certification/code-fields.tsx'
import { CodeForm } from '../../../entities/certification/code-form.tsx'
import classes from '../member-form.module.css'
import { memberFieldText } from '../member-texts.ts'
import { useCodeForm } from '../../../entities/certification/use-code-form.ts'
import { CheckIcon, TriangleIcon } from '../../../ui/icon/icons.tsx'

const Named = z.object({ name: GivenName })

/** Finds the masked email by name and verified cellphone. */
export function FindIdForm() {
  const form = useCodeForm({ others: Named, textOf: memberFieldText })
  const [name, setName] = useState('')
  const find = useMutation({
    mutationFn: (values: CodeValues) =>
      call(findId, { body: { name, requester: codeRequester(), ...values } }),
    networkMode: 'always',
    onError: form.showRefusal,
  })
  return (
    <CodeForm
      form={form}
      request={find}
      others={{ name }}
      before={
        <TextInput
          label={<Trans>Name</Trans>}
          name="name"
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={form.errors['name']}
        />
      }
      outcome={find.data && <Found email={find.data.data.email} />}
      confirm={<Trans>Find ID</Trans>}
      className={classes.form}
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
