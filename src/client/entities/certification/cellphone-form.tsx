import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { certify } from '../../../contract/account/certification.ts'
import { call } from '../../api/api.ts'
import { currentSession } from '../../api/session.ts'
import { IdentityField } from '../identity/identity-field.tsx'
import { useIdentityCheck } from '../identity/use-identity-check.ts'
import { me } from '../member/me-query.ts'
import type { CodeValues } from './code-fields.tsx'
import { CodeForm } from './code-form.tsx'
import { useCodeForm } from './use-code-form.ts'

const memberToken = () => currentSession()?.token ?? null

interface CellphoneFormProps {
  before: ReactNode
  className?: string | undefined
  onVerified?: () => void
}

/** Verifies the member's cellphone: with the code, then with the password unless the sign-in is recent. */
export function CellphoneForm({ before, className, onVerified }: CellphoneFormProps) {
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
      onVerified?.()
    },
  })
  return (
    <CodeForm
      form={form}
      request={confirm}
      before={before}
      after={<IdentityField identity={confirm.identity} />}
      confirm={<Trans comment="Button: agree to go on">Confirm</Trans>}
      className={className}
    />
  )
}
