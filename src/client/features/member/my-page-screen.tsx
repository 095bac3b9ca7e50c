import { Trans, useLingui } from '@lingui/react/macro'
import { EmailNote } from '../../entities/email-link/email-note.tsx'
import { useSession } from '../../api/session.ts'
import { InnerHeader } from '../../ui/page/inner-header.tsx'
import { PageColumn } from '../../ui/page/page.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { MyPageLinks } from './my-page-layout.tsx'

/** The menu as a page, which desktops show beside every member page. */
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
