import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { certify } from '../../../../contract/account/certification.ts'
import { call } from '../../../api/api.ts'
import type { CodeValues } from '../../../entities/certification/code-fields.tsx'
import { me } from '../../../entities/member/me-query.ts'
import { currentSession } from '../../../api/session.ts'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import classes from './account-screen.module.css'
import { CodeForm } from '../sign-in/code-form.tsx'
import { useCodeForm } from '../sign-in/use-code-form.ts'

const memberToken = () => currentSession()?.token ?? null

/** Verifies the member's cellphone, by which they can sign in and find their ID. */
export function CellphoneSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const form = useCodeForm({ tokenOf: memberToken })
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
      <CodeForm
        form={form}
        request={confirm}
        before={
          <p className={classes.about}>
            <Trans>
              With a verified cellphone you find your ID again, and companies can sign in with it.
            </Trans>
          </p>
        }
        confirm={<Trans>Confirm</Trans>}
        className={classes.sheet}
      />
    </Sheet>
  )
}
