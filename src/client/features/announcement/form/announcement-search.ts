import { NEW_ANNOUNCEMENT_DRAFT } from '../../../entities/announcement/continue-posting.tsx'

/** Search parameters of the form and of the choice of the type. */
export interface AnnouncementSearch {
  /** Id of an announcement to edit. */
  id?: string
  /** Id of a refused outbox entry to correct. */
  entry?: string
}

export interface TypeSearch extends AnnouncementSearch {
  /** Key of a saved announcement whose status is shown. */
  sent?: string
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

export function announcementSearch(search: Record<string, unknown>): AnnouncementSearch {
  const [id, entry] = [text(search['id']), text(search['entry'])]
  return { ...(id === undefined ? {} : { id }), ...(entry === undefined ? {} : { entry }) }
}

export function typeSearch(search: Record<string, unknown>): TypeSearch {
  const sent = text(search['sent'])
  return { ...announcementSearch(search), ...(sent === undefined ? {} : { sent }) }
}

/** Each announcement has its own draft. */
export function draftNameOf({ id, entry }: AnnouncementSearch): string {
  if (id !== undefined) return `announcement-edit:${id}`
  return entry === undefined ? NEW_ANNOUNCEMENT_DRAFT : `announcement-entry:${entry}`
}
