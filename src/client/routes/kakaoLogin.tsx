import { createFileRoute } from '@tanstack/react-router'
import { textsFromSearch } from '../api/page-search.ts'
import {
  type SocialAnswer,
  SocialCallbackScreen,
} from '../features/member/sign-in/social-callback-screen.tsx'

/** The callback of Kakao and the other providers. */
export const Route = createFileRoute('/kakaoLogin')({
  validateSearch: (search): SocialAnswer => textsFromSearch(search, 'code', 'state', 'error'),
  component: SocialCallbackRoute,
})

function SocialCallbackRoute() {
  return <SocialCallbackScreen {...Route.useSearch()} />
}
