import { useNavigate } from '@tanstack/react-router'
import { useCommand } from '../../../api/use-command.ts'
import type { UsedDraft } from '../../../offline/drafts/use-draft.ts'
import { keepOtherVersion, keepReplaced } from '../../../offline/drafts/use-other-version.ts'
import { discard } from '../../../offline/outbox/use-outbox.ts'
import { type AnnouncementSearch, draftNameOf } from '../form/announcement-search.ts'
import type { AnnouncementDraft, AnnouncementValues } from '../form/announcement-values.ts'
import { differences } from './announcement-versions.ts'
import { saveEdit } from './save-announcement.ts'
import type { AnnouncementBase } from './use-announcement-base.ts'

interface DoneProps {
  base: AnnouncementBase
  search: AnnouncementSearch
  draft: UsedDraft<AnnouncementDraft>
  /** Id of the refused entry that is being corrected. */
  replaces: string | undefined
  /** Whether somebody has saved other contents. */
  isChanged: boolean
}

/** What follows a valid form: a new one goes on to its type; an edit is saved. */
export function useDone({ base, search, draft, replaces, isChanged }: DoneProps) {
  const navigate = useNavigate()
  const act = useCommand((work: () => Promise<unknown>) => work())
  const goOn = async (values: AnnouncementValues) => {
    draft.save({ ...draft.value, values })
    await navigate({ to: '/anoouncementType', search })
  }
  const save = async (values: AnnouncementValues, id: string) => {
    const basis = await basisOf(base, draft.value, isChanged)
    if (!basis) return
    const name = draftNameOf(search)
    const mine = { ...draft.value, values, ...basis }
    if (isChanged) await keepReplaced(name, { ...draft.value, values: base.stored?.values })
    await saveEdit({ draft: mine, draftName: name, replaces }, id)
    await draft.clear()
    await navigate({ to: '/anoouncementType', search: { sent: id }, replace: true })
  }
  const takeTheirs = async (mine: AnnouncementValues) => {
    await keepOtherVersion(draftNameOf(search), { ...draft.value, values: mine })
    if (replaces !== undefined) await discard(replaces)
    await draft.clear()
    await navigate({ to: '/employmentPage/hiringAnnouncement' })
  }
  const finish = (values: AnnouncementValues) =>
    act.send(() => (search.id === undefined ? goOn(values) : save(values, search.id)))
  return { finish, takeTheirs, act }
}

/** Whether somebody has saved other contents; an approval, too, makes a new version. */
export const isOtherVersion = (
  { etag, base }: AnnouncementDraft,
  stored: NonNullable<AnnouncementBase['stored']>,
) =>
  etag !== undefined &&
  stored.etag !== etag &&
  (base === undefined || differences(base, stored.values).length > 0)

/**
 * The version that changes are based on: the newest one, as what is on this device may be older than the form looks.
 * Undefined if somebody has just saved other contents, which are to be seen first.
 */
async function basisOf(
  { readAnew, stored }: AnnouncementBase,
  mine: AnnouncementDraft,
  isSeen: boolean,
): Promise<Pick<AnnouncementDraft, 'etag'> | undefined> {
  const latest = (await readAnew()) ?? stored
  if (latest && !isSeen && isOtherVersion(mine, latest)) return undefined
  const etag = latest?.etag ?? mine.etag
  return etag === undefined ? {} : { etag }
}
