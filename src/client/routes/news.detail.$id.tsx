import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/news/detail/$id')({ component: () => null })
