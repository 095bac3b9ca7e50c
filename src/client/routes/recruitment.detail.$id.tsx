import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/recruitment/detail/$id')({
  staticData: { inner: true },
  component: () => null,
})
