import { createFileRoute } from '@tanstack/react-router'
import { HomeScreen } from '../features/home/home-screen.tsx'
import { homeRole, loadMemberHome } from '../features/home/load-home.ts'

export const Route = createFileRoute('/home')({
  loaderDeps: () => ({ role: homeRole() }),
  loader: async ({ context: { queries } }) => ({ MemberHome: await loadMemberHome(queries) }),
  component: HomeRoute,
})

function HomeRoute() {
  const { MemberHome } = Route.useLoaderData()
  return MemberHome ? <MemberHome /> : <HomeScreen />
}
