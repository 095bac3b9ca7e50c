import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useSession } from '../../../api/session.ts'
import { landingTexts, rightsTexts } from '../../../i18n/activate-language.ts'
import { Optional } from '../../../ui/field/optional.tsx'
import { StaleNote } from '../../../entities/answer/stale-note.tsx'
import { QueryPlaceholder } from '../../../entities/answer/query-placeholder.tsx'
import { me } from '../../../entities/member/me-query.ts'
import { ColorSchemeChoice } from '../../../entities/site/color-scheme-choice.tsx'
import { requestSignOut } from '../../../api/sign-out-request.ts'
import { InnerHeader } from '../../../ui/page/inner-header.tsx'
import { PageColumn, Section, useTitle } from '../../../ui/page/page.tsx'
import { AccountData } from './account-data.tsx'
import { AccountFacts } from './account-facts.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

const StaySection = lazy(() =>
  Promise.all([import('./stay-section.tsx'), rightsTexts(), landingTexts()]).then(([module]) => ({
    default: module.StaySection,
  })),
)

/** The account page: sign-in methods, devices and stored data. */
export function AccountScreen() {
  const { t } = useLingui()
  const session = useSession()
  const result = useQuery(me())
  useTitle(t`My account`)
  return (
    <>
      <InnerHeader title={<Trans>My account</Trans>} up="/home" />
      <PageColumn>
        {!result.data && (
          <QueryPlaceholder
            result={result}
            title={<Trans>Your account could not be loaded</Trans>}
            rows={3}
          />
        )}
        {result.data && (
          <>
            <StaleNote result={result} />
            <AccountFacts me={result.data.data} />
          </>
        )}
        {session?.role === 'EMPLOYEE' && (
          <Optional>
            <StaySection />
          </Optional>
        )}
        <SessionsSection />
        {result.data && <PasswordSection hasPassword={result.data.data.hasPassword} />}
        {result.data && <AccountData me={result.data.data} />}
        <Section surface>
          <ColorSchemeChoice />
        </Section>
        <Section surface>
          <Stack gap="sm" align="flex-start">
            <Button variant="default" onClick={() => requestSignOut()}>
              <Trans>Sign out</Trans>
            </Button>
          </Stack>
        </Section>
      </PageColumn>
    </>
  )
}
