import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/recruitInfo')({ component: () => null })
