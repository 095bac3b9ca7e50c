import { Trans, useLingui } from '@lingui/react/macro'
import { EmailNote } from '../../lib/email-link/email-note.tsx'
import { useSession } from '../../lib/session.ts'
import { InnerHeader } from '../../ui/inner-header.tsx'
import { PageColumn } from '../../ui/page.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { MyPageLinks } from './my-page-layout.tsx'

/** What desktops have at the side of every page of a member. */
export function MyPageScreen() {
  const { t } = useLingui()
  const session = useSession()
  useTitle(t`My page`)
  return (
    <>
      <InnerHeader title={<Trans>My page</Trans>} up="/home" />
      <PageColumn>
        <nav aria-label={t`My page`}>{session && <MyPageLinks role={session.role} />}</nav>
        {session && <EmailNote />}
      </PageColumn>
    </>
  )
}
