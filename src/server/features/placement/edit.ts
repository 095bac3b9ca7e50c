import { createHash } from 'node:crypto'
import { v7 } from 'uuid'
import { AppError, fieldError } from '../../../contract/base/errors.ts'
import { type BannerState, CLICK_DAYS, MAX_BANNERS } from '../../../contract/operator/banner.ts'
import type { Db, Tx } from '../../db/database.ts'
import { type Page, pageOf } from '../../db/page.ts'
import { matchesIfMatch } from '../../http/caching/etag.ts'
import type { LanguageCode } from '../../../reference/interface-languages.ts'
import { seoulDay } from '../../seoul-day.ts'
import { releaseFiles, replaceFile } from '../file/service.ts'
import { insertAct } from '../operator/audit.ts'
import {
  countPlacements,
  deletePlacement,
  findPlacement,
  findPlacementPage,
  insertPlacement,
  type ListedPlacement,
  lockPlacement,
  orderPlacements,
  type Placement,
  type PlacementColumns,
  type PlacementTable,
  updatePlacement,
} from './queries.ts'

const DAY = 86_400_000

interface Editor {
  operatorId: string
  now: Date
}

interface Form {
  title: string
  imageFileDataId: string
  startsDate: string | null
  endsDate: string | null
  langCode?: LanguageCode | null | undefined
}

interface Kind<Table extends PlacementTable, ItsForm extends Form, Row> {
  table: Table
  act: 'banner' | 'advertisement'
  targetOf: (form: ItsForm) => Omit<PlacementColumns<Table>, keyof ReturnType<typeof commonColumns>>
  /** Checks the target. @returns an image that may be used without an upload of the operator's */
  sharedImageOf: (tx: Tx, form: ItsForm) => Promise<string | null>
  rowOf: (row: ListedPlacement<Table>, common: ReturnType<typeof commonOf>, now: Date) => Row
  /** What the record of acts says of an edit. */
  detailsOf: (form: ItsForm) => Record<string, string>
}

interface Edit<ItsForm> {
  db: Tx
  params: { id: string }
  body: ItsForm
  ifMatch: string | undefined
  by: Editor
}

/** Reads a placement as it is listed, and checks and writes what an operator entered. */
function accessTo<Table extends PlacementTable, ItsForm extends Form, Row>(kind: Kind<Table, ItsForm, Row>) {
  const shown = (row: ListedPlacement<Table>, now: Date) => kind.rowOf(row, commonOf(row, now), now)
  return {
    shown,
    columnsOf: (form: ItsForm) =>
      ({ ...commonColumns(form), ...kind.targetOf(form) }) as PlacementColumns<Table>,
    read: async (db: Db, id: string, now: Date): Promise<{ data: Row }> => {
      const row = await findPlacement(db, kind.table, firstClickDay(now), id)
      if (!row) throw new AppError('NOT_FOUND')
      return { data: shown(row, now) }
    },
    changeImage: async (tx: Tx, editor: Editor, former: string | null, form: ItsForm): Promise<void> => {
      const shared = await kind.sharedImageOf(tx, form)
      const { imageFileDataId: next } = form
      if (next === former) return
      if (next === shared) return releaseFiles(tx, former === null ? [] : [former], editor.now)
      await replaceImage(tx, editor, former, next)
    },
  }
}

/** How operators list and edit the placements of a table; each change is recorded. */
export function placementHandlers<Table extends PlacementTable, ItsForm extends Form, Row>(
  kind: Kind<Table, ItsForm, Row>,
) {
  const { table, act, detailsOf } = kind
  const { shown, columnsOf, read, changeImage } = accessTo(kind)
  return {
    list: ({ db, query, now }: { db: Db; query: Page; now: Date }) =>
      pageOf(findPlacementPage(db, table, firstClickDay(now), query), countPlacements(db, table), (row) =>
        shown(row, now),
      ),
    create: async ({ db, body, by }: { db: Tx; body: ItsForm; by: Editor }) => {
      if ((await countPlacements(db, table)) >= MAX_BANNERS) throw new AppError('JOB_STATE')
      await changeImage(db, by, null, body)
      const id = v7()
      await insertPlacement(db, table, { id, ...columnsOf(body) })
      await insertAct(db, { ...by, act: `${act}.create`, subject: id, details: detailsOf(body) })
      return read(db, id, by.now)
    },
    order: async ({ db, body: { ids }, by }: { db: Tx; body: { ids: string[] }; by: Editor }) => {
      await orderPlacements(db, table, ids)
      await insertAct(db, { ...by, act: `${act}.order`, subject: table, details: { ids } })
      return {}
    },
    edit: async ({ db, params: { id }, body, ifMatch, by }: Edit<ItsForm>) => {
      const current = await lockPlacement(db, table, id)
      if (!current) throw new AppError('NOT_FOUND')
      if (!matchesIfMatch(ifMatch, versionOf(current)))
        throw new AppError('PRECONDITION_FAILED', await read(db, id, by.now))
      await changeImage(db, by, current.image_file, body)
      await updatePlacement(db, table, id, columnsOf(body))
      await insertAct(db, { ...by, act: `${act}.edit`, subject: id, details: detailsOf(body) })
      return read(db, id, by.now)
    },
    remove: async ({ db, params: { id }, by }: { db: Tx; params: { id: string }; by: Editor }) => {
      const placement = await lockPlacement(db, table, id)
      if (!placement) throw new AppError('NOT_FOUND')
      await deletePlacement(db, table, id)
      await replaceImage(db, by, placement.image_file, null)
      const details = { title: placement.title }
      await insertAct(db, { ...by, act: `${act}.delete`, subject: id, details })
      return {}
    },
  }
}

const replaceImage = (
  tx: Tx,
  { operatorId: memberId, now }: Editor,
  former: string | null,
  next: string | null,
) => replaceFile(tx, { former, next, memberId, type: 'news', field: 'imageFileDataId', now })

function commonColumns({ title, imageFileDataId, startsDate, endsDate, langCode }: Form) {
  if (startsDate !== null && endsDate !== null && new Date(endsDate) <= new Date(startsDate))
    throw fieldError('endsDate', 'INVALID', 'is not after the start')
  return {
    title,
    image_file: imageFileDataId,
    starts_at: startsDate,
    ends_at: endsDate,
    lang_code: langCode,
  }
}

/** The day in Seoul that many days ago. */
const dayBefore = (now: Date, days: number) => seoulDay(new Date(now.getTime() - days * DAY))

const firstClickDay = (now: Date): string => dayBefore(now, CLICK_DAYS - 1)

type StoredPlacement = Placement<'banners'> | Placement<'advertisements'>

function commonOf(row: StoredPlacement & { days: Record<string, number> }, now: Date) {
  const dates = Array.from({ length: CLICK_DAYS }, (_, index) => dayBefore(now, CLICK_DAYS - 1 - index))
  return {
    id: row.id,
    version: versionOf(row),
    title: row.title,
    imageUrl: `/files/${row.image_file}`,
    imageFileDataId: row.image_file,
    startsDate: row.starts_at?.toISOString() ?? null,
    endsDate: row.ends_at?.toISOString() ?? null,
    langCode: row.lang_code,
    state: stateOf(row, now),
    clickCount: row.click_count,
    days: dates.map((date) => ({ date, clicks: row.days[date] ?? 0 })),
  }
}

function stateOf({ starts_at, ends_at }: StoredPlacement, now: Date): BannerState {
  if (ends_at !== null && ends_at <= now) return 'OVER'
  return starts_at !== null && starts_at > now ? 'WAITING' : 'SHOWN'
}

/** Changes with every edit; the place and the clicks do not count. */
function versionOf(row: StoredPlacement): string {
  const { title, image_file, starts_at, ends_at, lang_code } = row
  const target = 'news_id' in row ? row.news_id : row.link_url
  const edited = JSON.stringify([title, image_file, starts_at, ends_at, target, lang_code])
  return `"${createHash('sha256').update(edited).digest('base64url').slice(0, 22)}"`
}
