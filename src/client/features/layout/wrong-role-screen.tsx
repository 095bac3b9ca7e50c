import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import type { Role } from '../../../contract/base/enums.ts'
import { useSession } from '../../api/session.ts'
import { requestSignOut } from '../../api/sign-out-request.ts'
import { ActionLink, ButtonLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/page/states.tsx'
import { useTitle } from '../../ui/page/page.tsx'

const titles: Record<Role, MessageDescriptor> = {
  EMPLOYEE: msg`This page is for job seekers`,
  EMPLOYER: msg`This page is for companies`,
  OPERATOR: msg`This page is for operators`,
}

const roleTexts: Record<Role, MessageDescriptor> = {
  EMPLOYEE: msg`You are signed in with another kind of account.`,
  EMPLOYER: msg`You are signed in as a company.`,
  OPERATOR: msg`You are signed in as an operator.`,
}

/** Tells that the page is for another role, and offers ways out. */
export function WrongRoleScreen({ needed }: { needed: Role }) {
  const { i18n } = useLingui()
  const role = useSession()?.role ?? 'EMPLOYEE'
  useTitle(i18n._(titles[needed]))
  const here = useLocation({ select: (location) => location.href })
  return (
    <EmptyState
      as="h1"
      title={i18n._(titles[needed])}
      action={
        <>
          {role === 'OPERATOR' && <ActionLink to="/operator" label={<Trans>Go to the console</Trans>} />}
          <Button variant="default" onClick={() => requestSignOut(here)}>
            <Trans>Use another account</Trans>
          </Button>
          {role !== 'OPERATOR' && <ActionLink to="/recruitInfo" label={<Trans>Find jobs</Trans>} />}
          <ButtonLink to="/home" variant="subtle" color="gray">
            <Trans>Home</Trans>
          </ButtonLink>
        </>
      }
    >
      {i18n._(roleTexts[role])}
    </EmptyState>
  )
}
