import { createFileRoute } from '@tanstack/react-router'
import {
  type SocialAnswer,
  SocialCallbackScreen,
} from '../features/member/sign-in/social-callback-screen.tsx'

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** The callback of Kakao and the other providers. */
export const Route = createFileRoute('/kakaoLogin')({
  validateSearch: ({ code, state, error }): SocialAnswer => ({
    code: text(code),
    state: text(state),
    error: text(error),
  }),
  component: SocialCallbackRoute,
})

function SocialCallbackRoute() {
  return <SocialCallbackScreen {...Route.useSearch()} />
}
