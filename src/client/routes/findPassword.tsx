import { createFileRoute } from '@tanstack/react-router'
import { FindPasswordScreen, type FindTab } from '../features/member/recovery/find-password-screen.tsx'

interface FindSearch {
  tab?: FindTab | undefined
  token?: string | undefined
}

export const Route = createFileRoute('/findPassword')({
  validateSearch: (search): FindSearch => ({
    tab: search.tab === 'id' ? 'id' : undefined,
    token: typeof search.token === 'string' ? search.token : undefined,
  }),
  staticData: { inner: true },
  component: FindPasswordRoute,
})

function FindPasswordRoute() {
  const { tab = 'password', token } = Route.useSearch()
  return <FindPasswordScreen tab={tab} token={token} />
}
