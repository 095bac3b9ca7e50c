import { createFileRoute } from '@tanstack/react-router'
import { NotOpenScreen } from '../features/layout/not-open-screen.tsx'

export const Route = createFileRoute('/kakaoLogin')({ component: () => <NotOpenScreen page="kakao" /> })
