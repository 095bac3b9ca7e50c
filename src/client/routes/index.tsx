import { createFileRoute } from '@tanstack/react-router'
import { landingFigures } from '../features/landing/queries.ts'
import { landingSearch } from '../features/landing/landing-search.ts'
import { homeRole, loadMemberHome } from '../features/home/load-home.ts'
import { landingTexts } from '../i18n/activate-language.ts'
import { landingRedirect } from '../entities/site/landing-redirect.ts'

export const Route = createFileRoute('/')({
  validateSearch: landingSearch,
  // Landing page and home share this address: data loaded for one must not be shown as the other.
  loaderDeps: () => ({ front: landingRedirect(), role: homeRole() }),
  loader: async ({ context: { queries }, deps: { front } }) => {
    if (front === 'landing') {
      void queries.prefetchQuery(landingFigures())
      const [{ LandingScreen }] = await Promise.all([
        import('../features/landing/landing-screen.tsx'),
        landingTexts(),
      ])
      return { Screen: LandingScreen }
    }
    const MemberHome = await loadMemberHome(queries)
    if (MemberHome) return { Screen: MemberHome }
    const { HomeScreen } = await import('../features/home/home-screen.tsx')
    return { Screen: HomeScreen }
  },
  component: FrontDoor,
})

function FrontDoor() {
  const { Screen } = Route.useLoaderData()
  return <Screen />
}
