import { searchAddresses } from '../../../contract/address.ts'
import { getAnnouncement } from '../../../contract/announcement.ts'
import { listProducts } from '../../../contract/product.ts'
import { reading } from '../../api/query-for.ts'

/** One of the employer's own announcements, in any status, with its ETag; what is edited must not be an old version. */
export const announcementById = (id: string, langCode: string) =>
  reading(getAnnouncement, { params: { id }, query: { langCode } }, { staleTime: 0 })

export const addressesFor = (query: string) =>
  reading(searchAddresses, { query: { query } }, { shared: true })

/** What is sold, with its prices. */
export const products = () => reading(listProducts, {}, { shared: true })
