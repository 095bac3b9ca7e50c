import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../i18n/use-language.ts'
import { ListError } from '../../entities/answer/list-error.tsx'
import { useSession } from '../../api/session.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Section } from '../../ui/page/page.tsx'
import { jobsOfTier, type TierResult } from './queries.ts'
import { TierSection } from './tier-section.tsx'

/** The three tiers; one error if none could be loaded. */
export function TierSections() {
  const langCode = useLanguage()
  const premium = useQuery(jobsOfTier('PREMIUM', langCode))
  const grand = useQuery(jobsOfTier('GRAND', langCode))
  const local = useQuery(jobsOfTier('LOCAL', langCode))
  const all = [premium, grand, local]
  if (all.every(({ isLoadingError }) => isLoadingError)) return <NoJobs results={all} />
  return (
    <>
      <TierSection tier="PREMIUM" result={premium} />
      <TierSection tier="GRAND" result={grand} />
      <TierSection tier="LOCAL" result={local} />
    </>
  )
}

/** Links to news and favorites, which are most likely available on the phone. */
function NoJobs({ results }: { results: readonly TierResult[] }) {
  const isEmployee = useSession()?.role === 'EMPLOYEE'
  const error = results.find((result) => result.error)?.error
  if (!error) return null
  const retry = () => {
    for (const result of results) void result.refetch()
  }
  const ways = (
    <>
      <LinkButton to="/news" variant="outline">
        <Trans>News</Trans>
      </LinkButton>
      {isEmployee && (
        <LinkButton to="/mypage/favorites" variant="outline">
          <Trans>Favorites</Trans>
        </LinkButton>
      )}
    </>
  )
  return (
    <Section>
      <ListError
        error={error}
        title={<Trans>The jobs could not be loaded</Trans>}
        onRetry={retry}
        ways={ways}
      />
    </Section>
  )
}
