import { createFileRoute } from '@tanstack/react-router'
import { LandingScreen } from '../features/landing/landing-screen.tsx'
import { landingFigures } from '../features/landing/queries.ts'
import { landingSearch } from '../features/landing/landing-search.ts'
import { landingTexts } from '../i18n/activate-language.ts'

export const Route = createFileRoute('/landing')({
  validateSearch: landingSearch,
  staticData: { bare: true },
  loader: async ({ context: { queries } }) => {
    void queries.prefetchQuery(landingFigures())
    await landingTexts()
  },
  component: LandingScreen,
})
