import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { GivenName } from '../../../../contract/account/member-name.ts'
import { findId } from '../../../../contract/account/find-id.ts'
import * as z from 'zod/mini'
import { call } from '../../../api/api.ts'
import { codeRequester } from '../../../entities/certification/use-code-sending.ts'
import type { CodeValues } from '../../../entities/certification/code-fields.tsx'
import { AlertMessage } from '../../../ui/page/alert-message.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { CodeForm } from '../../../entities/certification/code-form.tsx'
import classes from '../member-form.module.css'
import { memberFieldText } from '../member-texts.ts'
import { useCodeForm } from '../../../entities/certification/use-code-form.ts'

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
        <TextField
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
    <AlertMessage>
      <Trans>No account has this name and this verified cellphone number. Please check both.</Trans>
    </AlertMessage>
  ) : (
    <AlertMessage kind="done">
      <Trans>
        Your ID is <b>{email}</b>
      </Trans>
    </AlertMessage>
  )
}
