import { searchAddresses } from '../../../contract/address.ts'
import { getAnnouncement, listEmployerJobs } from '../../../contract/announcement.ts'
import { listProducts } from '../../../contract/product.ts'
import { PAGE_SIZE } from '../../../contract/schema.ts'
import { reading } from '../../lib/reading.ts'

/** One of the employer's own announcements, in any status, with its ETag; what is edited must not be an old version. */
export const announcementById = (id: string, langCode: string) =>
  reading(getAnnouncement, { params: { id }, query: { langCode } }, { staleTime: 0 })

/** The newest of the employer's announcements as they are now, enough to find the last free one among them. */
export const newestAnnouncements = (langCode: string) =>
  reading(listEmployerJobs, { query: { langCode, pageSize: PAGE_SIZE.max } }, { staleTime: 0 })

export const addressesFor = (query: string) =>
  reading(searchAddresses, { query: { query } }, { shared: true })

/** What is sold, with its prices. */
export const products = () => reading(listProducts, {}, { shared: true })
