import {
  editAnnouncement,
  getAnnouncement,
  getDashboard,
  getRegionPay,
  listEmployerJobs,
  publishAnnouncement,
} from '../../../contract/job/announcement.ts'
import {
  listAnnouncementTranslations,
  translateAnnouncement,
} from '../../../contract/job/announcement-translation.ts'
import type { TranslationLanguage } from '../../../contract/message/written-translation.ts'
import { uploadFile } from '../../../contract/site/file.ts'
import { getJob, listJobs } from '../../../contract/job/job.ts'
import { outboxCommand } from '../../offline/outbox/sending.ts'
import { searchAddresses } from '../../../contract/place/address.ts'
import { queryFor } from '../../api/query-for.ts'

const refreshes = [listEmployerJobs, getDashboard, getAnnouncement, getJob, listJobs]

/** Entity of an announcement without an id: `key`, which is stored with its draft, identifies it. */
export const announcementEntity = (key: string) => `announcement:${key}`

/** Each new announcement is an entity of its own; saving it again replaces it while unsent, and does nothing later. */
export const sendAnnouncement = (key: string) =>
  outboxCommand(publishAnnouncement, {
    entity: () => announcementEntity(key),
    absolute: true,
    once: true,
    refreshes,
  })

export const sendEdit = outboxCommand(editAnnouncement, {
  entity: ({ id }) => announcementEntity(id),
  absolute: true,
  refreshes,
})

/** Entity and draft of a translation. */
export const translationEntity = (id: string, langCode: TranslationLanguage) =>
  `announcement-translation:${id}:${langCode}`

export const sendTranslation = (langCode: TranslationLanguage) =>
  outboxCommand(translateAnnouncement, {
    entity: ({ id }) => translationEntity(id, langCode),
    absolute: true,
    refreshes: [listAnnouncementTranslations, getJob],
  })

export const uploadImage = (key: string) =>
  outboxCommand(uploadFile, { entity: () => `announcement-picture:${key}`, absolute: true, refreshes: [] })

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
