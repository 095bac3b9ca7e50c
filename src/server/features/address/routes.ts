import { searchAddresses } from '../../../contract/place/address.ts'
import { on } from '../../http/endpoint-route.ts'

export const addressRoutes = [
  on(searchAddresses, async ({ query, services, address }) => {
    await services.limits.use('address-search', address)
    return { data: await services.addresses.search(query.query) }
  }),
]
