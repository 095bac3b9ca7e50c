/** What the two screens of an announcement are about. */
export interface AnnouncementSearch {
  /** One that the server has, to be edited. */
  id?: string
  /** One that was saved on this device and not taken by the server, to be mended. */
  entry?: string
}

export interface TypeSearch extends AnnouncementSearch {
  /** Key of the announcement that was saved: how it stands. */
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

/** Each announcement that is written has a draft of its own. */
export function draftNameOf({ id, entry }: AnnouncementSearch): string {
  if (id !== undefined) return `announcement-edit:${id}`
  return entry === undefined ? 'announcement' : `announcement-entry:${entry}`
}
