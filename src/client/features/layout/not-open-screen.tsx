import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { LinkButton } from '../../ui/button.tsx'
import { useSession } from '../../lib/session.ts'
import { PageColumn } from '../../ui/page.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { useTitle } from '../../ui/use-title.ts'

interface Purpose {
  title: MessageDescriptor
  purpose: MessageDescriptor
  /** Whose page it will be. */
  by: 'EMPLOYEE' | 'EMPLOYER'
}

const pages = {
  payments: {
    title: msg`Payment history`,
    purpose: msg`Here companies will see what they paid and what is waiting for a deposit.`,
    by: 'EMPLOYER',
  },
  tickets: {
    title: msg`Reading tickets`,
    purpose: msg`Here companies will buy points to read resumes.`,
    by: 'EMPLOYER',
  },
} satisfies Record<string, Purpose>

/** An honest page for what this site does not offer yet: what it is for, and the way out. */
export function NotOpenScreen({ page }: { page: keyof typeof pages }) {
  const { i18n } = useLingui()
  const session = useSession()
  const { title, purpose, by } = pages[page]
  useTitle(i18n._(title))
  return (
    <PageColumn narrow>
      <EmptyState
        as="h1"
        title={i18n._(title)}
        action={
          <>
            <LinkButton to="/recruitInfo" variant="light">
              <Trans>Find jobs</Trans>
            </LinkButton>
            {!session && (
              <LinkButton to={by === 'EMPLOYER' ? '/signIn/employer' : '/signIn/employee'} variant="subtle">
                <Trans>Sign in</Trans>
              </LinkButton>
            )}
          </>
        }
      >
        <p>{i18n._(purpose)}</p>
        <p>
          <Trans>It is not open yet on this site.</Trans>
        </p>
      </EmptyState>
    </PageColumn>
  )
}
