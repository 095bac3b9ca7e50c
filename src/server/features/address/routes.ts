import { searchAddresses } from '../../../contract/address.ts'
import { on } from '../../http/endpoint-route.ts'

export const addressRoutes = [
  on(searchAddresses, async ({ query, services, address }) => {
    await services.addressLimit.use(address)
    return { data: await services.addresses.search(query.query) }
  }),
]
