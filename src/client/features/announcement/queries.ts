import { searchAddresses } from '../../../contract/place/address.ts'
import { getAnnouncement, getRegionPay } from '../../../contract/job/announcement.ts'
import { listAnnouncementTranslations } from '../../../contract/job/announcement-translation.ts'
import { queryFor } from '../../api/query-for.ts'

/**
 * One of the employer's announcements in any status, with its ETag. Always stale: an edit must not start from
 * an old version.
 */
export const announcementById = (id: string, langCode: string) =>
  queryFor(getAnnouncement, { params: { id }, query: { langCode } }, { staleTime: 0 })

/** What other jobs of a district pay, to compare with. */
export const regionPay = (regionId: number) => queryFor(getRegionPay, { query: { regionId } })

/** What the employer wrote of it in other languages. */
export const ownTranslations = (id: string) =>
  queryFor(listAnnouncementTranslations, { params: { id } }, { staleTime: 0 })

export const addressesFor = (query: string) =>
  queryFor(searchAddresses, { query: { query } }, { shared: true })
