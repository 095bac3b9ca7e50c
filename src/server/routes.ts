import { memberRoutes } from './features/member/routes.ts'
import type { Route } from './http/endpoint-route.ts'

/** Every route of the API, by noun. */
export const routes: readonly Route[] = [...memberRoutes]
