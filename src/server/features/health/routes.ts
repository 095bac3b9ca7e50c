import { getSiteHealth } from '../../../contract/operator/health.ts'
import { on } from '../../http/endpoint-route.ts'
import { healthOf } from './service.ts'

export const healthRoutes = [
  on(getSiteHealth, async ({ db, services, now }) => ({
    data: await healthOf(db, services.health.via, now),
  })),
]
