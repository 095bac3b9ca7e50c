import { createFileRoute } from '@tanstack/react-router'
import { textsFromSearch } from '../api/page-search.ts'
import { FindPasswordScreen, type FindTab } from '../features/member/recovery/find-password-screen.tsx'
import { UndoChangeScreen } from '../features/member/recovery/undo-change-screen.tsx'

interface FindSearch {
  tab?: FindTab | undefined
  token?: string | undefined
  /** Token of the link in a security mail. */
  undo?: string | undefined
}

export const Route = createFileRoute('/findPassword')({
  validateSearch: (search): FindSearch => ({
    tab: search.tab === 'id' ? 'id' : undefined,
    ...textsFromSearch(search, 'token', 'undo'),
  }),
  staticData: { inner: true },
  component: FindPasswordRoute,
})

function FindPasswordRoute() {
  const { tab = 'password', token, undo } = Route.useSearch()
  if (undo !== undefined) return <UndoChangeScreen token={undo} />
  return <FindPasswordScreen tab={tab} token={token} />
}
