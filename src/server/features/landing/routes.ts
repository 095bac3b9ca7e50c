import { getLandingFigures } from '../../../contract/site/landing.ts'
import { on } from '../../http/endpoint-route.ts'
import { landingFigures } from './figures.ts'

export const landingRoutes = [
  on(getLandingFigures, async ({ db, now }) => ({ data: await landingFigures(db, now) })),
]
