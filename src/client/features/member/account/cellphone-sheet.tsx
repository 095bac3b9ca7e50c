import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { certify } from '../../../../contract/account/certification.ts'
import { call } from '../../../api/api.ts'
import type { CodeValues } from '../../../entities/certification/code-fields.tsx'
import { IdentityField } from '../../../entities/identity/identity-field.tsx'
import { useIdentityCheck } from '../../../entities/identity/use-identity-check.ts'
import { me } from '../../../entities/member/me-query.ts'
import { currentSession } from '../../../api/session.ts'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import classes from './account-screen.module.css'
import { CodeForm } from '../sign-in/code-form.tsx'
import { useCodeForm } from '../sign-in/use-code-form.ts'

const memberToken = () => currentSession()?.token ?? null

/** Verifies the member's cellphone, which serves for signing in and finding the ID. */
export function CellphoneSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const form = useCodeForm({ tokenOf: memberToken })
  const confirm = useIdentityCheck({
    send: (values: CodeValues, proof) =>
      call(certify, {
        body: { ...values, ...proof, onlyForCertification: true },
        token: memberToken(),
      }),
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
            <Trans>With a verified cellphone number you can recover your ID and sign in.</Trans>
          </p>
        }
        after={<IdentityField identity={confirm.identity} />}
        confirm={<Trans comment="Button: agree to go on">Confirm</Trans>}
        className={classes.sheet}
      />
    </Sheet>
  )
}
