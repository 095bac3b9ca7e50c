import { textsFromSearch } from '../../../api/page-search.ts'
import { NEW_ANNOUNCEMENT_DRAFT } from '../../../entities/announcement/continue-posting.tsx'

/** Search parameters of the form and of the choice of the type. */
export interface AnnouncementSearch {
  /** Id of an announcement to edit. */
  id?: string
  /** Id of a refused outbox entry to correct. */
  entry?: string
  /** Id of an own announcement, open or closed, that a new one begins with. */
  from?: string
}

export interface TypeSearch extends AnnouncementSearch {
  /** Key of a saved announcement whose status is shown. */
  sent?: string
}

export const announcementSearch = (search: Record<string, unknown>): AnnouncementSearch =>
  textsFromSearch(search, 'id', 'entry', 'from')

export const typeSearch = (search: Record<string, unknown>): TypeSearch =>
  textsFromSearch(search, 'id', 'entry', 'from', 'sent')

/** Each announcement has its own draft. */
export function draftNameOf({ id, entry, from }: AnnouncementSearch): string {
  if (id !== undefined) return `announcement-edit:${id}`
  if (entry !== undefined) return `announcement-entry:${entry}`
  return from === undefined ? NEW_ANNOUNCEMENT_DRAFT : `announcement-copy:${from}`
}
