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

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

export function announcementSearch(search: Record<string, unknown>): AnnouncementSearch {
  const [id, entry, from] = [text(search['id']), text(search['entry']), text(search['from'])]
  return {
    ...(id === undefined ? {} : { id }),
    ...(entry === undefined ? {} : { entry }),
    ...(from === undefined ? {} : { from }),
  }
}

export function typeSearch(search: Record<string, unknown>): TypeSearch {
  const sent = text(search['sent'])
  return { ...announcementSearch(search), ...(sent === undefined ? {} : { sent }) }
}

/** Each announcement has its own draft. */
export function draftNameOf({ id, entry, from }: AnnouncementSearch): string {
  if (id !== undefined) return `announcement-edit:${id}`
  if (entry !== undefined) return `announcement-entry:${entry}`
  return from === undefined ? NEW_ANNOUNCEMENT_DRAFT : `announcement-copy:${from}`
}
