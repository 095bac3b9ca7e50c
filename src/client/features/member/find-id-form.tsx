import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { MemberName } from '../../../contract/member.ts'
import { findId } from '../../../contract/member-find-id.ts'
import * as z from 'zod/mini'
import { call } from '../../lib/api.ts'
import { canBeConfirmed } from '../../lib/certification/cellphone-text.ts'
import { CodeFields, type CodeValues } from '../../lib/certification/code-fields.tsx'
import { RequestAlert } from '../../lib/request-alert.tsx'
import { AlertMessage } from '../../ui/alert-message.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import classes from './member-form.module.css'
import { useCodeForm } from './use-code-form.ts'

const Named = z.object({ name: MemberName })

/** Name and a certified cellphone give the masked e-mail (domain rules, members). */
export function FindIdForm() {
  const element = useRef<HTMLFormElement>(null)
  const form = useCodeForm(element, { others: Named })
  const [name, setName] = useState('')
  const find = useMutation({
    mutationFn: (values: CodeValues) => call(findId, { body: { name, ...values } }),
    networkMode: 'always',
    onError: form.showRefusal,
  })
  return (
    <form
      ref={element}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (find.isPending) return
        find.reset()
        if (!form.isUnfit({ name })) find.mutate(form.values)
      }}
    >
      <TextField
        label={<Trans>Name</Trans>}
        name="name"
        autoComplete="name"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={form.errors['name']}
      />
      <CodeFields {...form.fields} />
      {find.error && <RequestAlert error={find.error} />}
      {find.data && <Found email={find.data.data.email} />}
      <Button type="submit" full disabled={!canBeConfirmed(form.values.code)} aria-busy={find.isPending}>
        <Trans>Find ID</Trans>
      </Button>
    </form>
  )
}

function Found({ email }: { email: string | null }) {
  return email === null ? (
    <AlertMessage>
      <Trans>No member has this name and this verified cellphone. Please check both.</Trans>
    </AlertMessage>
  ) : (
    <AlertMessage kind="done">
      <Trans>
        Your ID is <b>{email}</b>
      </Trans>
    </AlertMessage>
  )
}
