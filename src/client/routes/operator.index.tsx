import { createFileRoute } from '@tanstack/react-router'
import { OverviewScreen } from '../features/operator/desk/overview-screen.tsx'

export const Route = createFileRoute('/operator/')({ component: OverviewScreen })
