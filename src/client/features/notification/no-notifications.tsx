import { Trans } from '@lingui/react/macro'
import { useSession } from '../../api/session.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/page/states.tsx'

/** Nothing has happened yet: what will be told here, and where that is chosen. */
export function NoNotifications() {
  const role = useSession()?.role
  return role === 'EMPLOYEE' ? (
    <EmptyState
      title={<Trans>You have no notifications yet</Trans>}
      action={
        <LinkButton to="/mypage/alarm" variant="light">
          <Trans>Alarm settings</Trans>
        </LinkButton>
      }
    >
      <Trans>New jobs that fit you, news, and answers of companies are told here.</Trans>
    </EmptyState>
  ) : (
    <EmptyState title={<Trans>You have no notifications yet</Trans>}>
      <Trans>Applications and answers to your proposals are told here.</Trans>
    </EmptyState>
  )
}
