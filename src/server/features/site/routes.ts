import { getSite } from '../../../contract/site/site.ts'
import { on } from '../../http/endpoint-route.ts'

export const siteRoutes = [on(getSite, async ({ services }) => ({ data: services.site.facts }))]
