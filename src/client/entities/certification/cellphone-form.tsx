import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { certify } from '../../../contract/account/certification.ts'
import { getMe } from '../../../contract/account/member.ts'
import { call } from '../../api/api.ts'
import { currentSession } from '../../api/session.ts'
import { IdentityField } from '../identity/identity-field.tsx'
import { useIdentityCheck } from '../identity/use-identity-check.ts'
import { CodeForm } from './code-form.tsx'
import { type CodeValues, useCodeForm } from './use-code-form.ts'

const memberToken = () => currentSession()?.token ?? null

interface CellphoneFormProps {
  before: ReactNode
  onVerified?: () => void
}

/** Verifies the member's cellphone: with the code, then with the password unless the sign-in is recent. */
export function CellphoneForm({ before, onVerified }: CellphoneFormProps) {
  const form = useCodeForm({ tokenOf: memberToken })
  const confirm = useIdentityCheck({
    send: (values: CodeValues, proof) =>
      call(certify, {
        body: { ...values, ...proof, onlyForCertification: true },
        token: memberToken(),
      }),
    form,
    refreshes: [getMe],
    onError: () => form.focus('code'),
    onSuccess: () => onVerified?.(),
  })
  return (
    <CodeForm
      form={form}
      command={confirm}
      before={before}
      after={<IdentityField identity={confirm.identity} />}
      confirm={<Trans comment="Button: agree to go on">Confirm</Trans>}
    />
  )
}
