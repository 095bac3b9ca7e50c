import { Trans } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { COMPANY_RIGHTS, type CompanyRight } from '../../../contract/base/enums.ts'
import { live } from '../../api/query-for.ts'
import { useSession } from '../../api/session.ts'
import { InfoIcon } from '../../ui/icon/icons.tsx'
import { me } from './me-query.ts'

/** Whether the reader's right in their company is enough; who acts for no company but their own may do everything. */
export function useMayAct(needed: CompanyRight = 'MANAGER'): boolean {
  const isEmployer = useSession()?.role === 'EMPLOYER'
  // The header has asked for the member.
  const right = useQuery({ ...me(), enabled: false }).data?.data.companyRight ?? 'OWNER'
  // The owner may have changed it since.
  useQuery({ ...me(), ...live, enabled: isEmployer && right !== 'OWNER' })
  return !isEmployer || COMPANY_RIGHTS.indexOf(right) <= COMPANY_RIGHTS.indexOf(needed)
}

/** Why something is not offered to people who may not do it for their company. */
export function RightNote({ needed = 'MANAGER' }: { needed?: CompanyRight }) {
  return (
    <Alert color="gray" icon={<InfoIcon size={20} />}>
      {needed === 'OWNER' ? (
        <Trans>Only the owner of the company can change this.</Trans>
      ) : (
        <Trans>You can only look here. The owner of the company can let you do more.</Trans>
      )}
    </Alert>
  )
}

interface RightGateProps {
  needed?: CompanyRight
  /** Whether others see nothing instead of the reason, which stands elsewhere on the page. */
  quiet?: boolean
  children: ReactNode
}

/** Shows its children to those whose right is enough, and to others why not. */
export function RightGate({ needed = 'MANAGER', quiet = false, children }: RightGateProps) {
  if (useMayAct(needed)) return children
  return quiet ? null : <RightNote needed={needed} />
}
