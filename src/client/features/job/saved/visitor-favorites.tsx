import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '../../../ui/link.tsx'
import { InnerHeader } from '../../../ui/page/inner-header.tsx'
import { PageColumn, useTitle } from '../../../ui/page/page.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { FindJobs } from '../find-jobs.tsx'

/** What a visitor sees where members have their favorites: what saving is for, and how to begin. */
export function VisitorFavorites() {
  const { t } = useLingui()
  useTitle(t`Saved jobs`)
  return (
    <>
      <InnerHeader title={<Trans>Saved jobs</Trans>} up="/home" />
      <PageColumn>
        <EmptyState
          title={<Trans>Sign in to save jobs</Trans>}
          action={
            <>
              <ButtonLink to="/signIn" search={{ redirect: '/mypage/favorites' }}>
                <Trans>Sign in</Trans>
              </ButtonLink>
              <FindJobs />
            </>
          }
        >
          <Trans>Press the bookmark on a job to keep it here. You can read it without internet.</Trans>
        </EmptyState>
      </PageColumn>
    </>
  )
}
