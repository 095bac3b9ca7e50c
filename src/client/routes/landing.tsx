import { createFileRoute } from '@tanstack/react-router'
import { LandingScreen } from '../features/landing/landing-screen.tsx'
import { landingFigures, newestJobs } from '../features/landing/queries.ts'
import { landingSearch } from '../features/landing/landing-search.ts'
import { currentLanguage, landingTexts } from '../i18n/activate-language.ts'

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
