import { createFileRoute } from '@tanstack/react-router'
import { LandingScreen } from '../features/landing/landing-screen.tsx'
import { landingFigures, newestJobs } from '../features/landing/queries.ts'
import { landingSearch } from '../features/landing/landing-search.ts'
import { landingTexts } from '../i18n/activate-language.ts'
import { currentLanguage } from '../i18n/current-language.ts'

export const Route = createFileRoute('/landing')({
  validateSearch: landingSearch,
  staticData: { bare: true },
  loader: async ({ context: { queries } }) => {
    void queries.prefetchQuery(landingFigures())
    void queries.prefetchQuery(newestJobs(currentLanguage()))
    await landingTexts()
  },
  component: LandingScreen,
})
