import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/mypage/favorites')({ component: () => null })
