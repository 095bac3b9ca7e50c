import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { CompanyView } from './company/company-view.tsx'
import { type Audience, AUDIENCES, type LandingChanges, type LandingSearch } from './landing-search.ts'
import { LandingSection } from './landing-section.tsx'
import { Tabs } from './tabs.tsx'
import { WorkerView } from './worker/worker-view.tsx'

/** Switches between the views for job seekers and for companies. */
export function AudienceViews() {
  const { t } = useLingui()
  const { search, change } = useLandingSearch()
  const audience: Audience = search.for ?? 'worker'
  const titles = { worker: <Trans>I want to work</Trans>, company: <Trans>I am hiring</Trans> }
  return (
    <LandingSection id="features" title={<Trans>What Ilteo does for you</Trans>}>
      <Tabs
        look="switch"
        label={t`Who are you?`}
        tabs={AUDIENCES.map((value) => ({ value, title: titles[value] }))}
        value={audience}
        onChange={(next) =>
          change(next === 'company' ? { for: next } : { for: undefined, feature: undefined })
        }
      >
        {audience === 'company' ? (
          <CompanyView search={search} onChange={change} />
        ) : (
          <WorkerView search={search} onChange={change} />
        )}
      </Tabs>
    </LandingSection>
  )
}

/** The page's choices are search parameters; changing one keeps the scroll position and adds no history entry. */
function useLandingSearch() {
  const search: LandingSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = (changes: LandingChanges) =>
    void navigate({
      to: '.',
      search: (before: LandingSearch) => ({ ...before, ...changes }),
      replace: true,
      resetScroll: false,
    })
  return { search, change }
}
