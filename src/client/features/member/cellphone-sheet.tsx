import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { certify } from '../../../contract/certification.ts'
import { call } from '../../lib/api.ts'
import { canBeConfirmed } from '../../lib/certification/cellphone-text.ts'
import { CodeFields, type CodeValues } from '../../lib/certification/code-fields.tsx'
import { me } from '../../lib/me-reading.ts'
import { RequestAlert } from '../../lib/request-alert.tsx'
import { currentSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import classes from './account-screen.module.css'
import { useCodeForm } from './use-code-form.ts'

const memberToken = () => currentSession()?.token ?? null

/** Verifies the member's cellphone, by which they can sign in and find their ID. */
export function CellphoneSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const element = useRef<HTMLFormElement>(null)
  const form = useCodeForm(element, { tokenOf: memberToken })
  const confirm = useMutation({
    mutationFn: (values: CodeValues) =>
      call(certify, {
        body: { ...values, onlyForCertification: true },
        token: memberToken(),
      }),
    networkMode: 'always',
    onError: form.showRefusal,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: me().queryKey })
      onClose()
    },
  })
  return (
    <Sheet open onClose={onClose} title={t`Verify your cellphone`} fit>
      <form
        ref={element}
        className={classes.sheet}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (confirm.isPending) return
          confirm.reset()
          if (!form.isUnfit()) confirm.mutate(form.values)
        }}
      >
        <p className={classes.about}>
          <Trans>With a verified cellphone you find your ID again, and companies can sign in with it.</Trans>
        </p>
        <CodeFields {...form.fields} />
        {confirm.error && <RequestAlert error={confirm.error} />}
        <Button type="submit" full disabled={!canBeConfirmed(form.values.code)} aria-busy={confirm.isPending}>
          <Trans>Confirm</Trans>
        </Button>
      </form>
    </Sheet>
  )
}
