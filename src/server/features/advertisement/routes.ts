import { sql } from 'kysely'
import { AppError } from '../../../contract/base/errors.ts'
import { clickAdvertisement, listAdvertisements } from '../../../contract/site/news.ts'
import { on } from '../../http/endpoint-route.ts'
import type { Db } from '../../db/database.ts'
import { languageOf } from '../../i18n/text-in.ts'
import { visitOf } from '../view/service.ts'

/** Advertisements within their period. */
const visibleAdvertisements = (db: Db, now: Date) =>
  db
    .selectFrom('advertisements')
    .where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]))
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))

async function findAdvertisements(db: Db, langCode: string, now: Date) {
  return visibleAdvertisements(db, now)
    .select(['id', 'title', 'image_file', 'link_url', 'lang_code'])
    .where((eb) => eb.or([eb('lang_code', 'is', null), eb('lang_code', '=', languageOf(langCode))]))
    .orderBy('place')
    .orderBy('id')
    .execute()
}

async function isShown(db: Db, id: string, now: Date): Promise<boolean> {
  return (
    (await visibleAdvertisements(db, now).select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  )
}

/** Counts the visitor's first click of the day. */
async function countClick(
  db: Db,
  click: { advertisementId: string; visitor: Buffer; day: string },
): Promise<void> {
  const { advertisementId, visitor, day } = click
  await sql`
    with first as (
      insert into advertisement_clicks (advertisement_id, visitor, day)
      values (${advertisementId}, ${visitor}, ${day}::date)
      on conflict do nothing returning advertisement_id
    ), counted as (
      insert into advertisement_days (advertisement_id, day, clicks)
      select advertisement_id, ${day}::date, 1 from first
      on conflict (advertisement_id, day) do update set clicks = advertisement_days.clicks + 1
    )
    update advertisements set click_count = click_count + 1 where id in (select advertisement_id from first)`.execute(
    db,
  )
}

export const advertisementRoutes = [
  on(listAdvertisements, async ({ db, query: { langCode }, now }) => {
    const rows = await findAdvertisements(db, langCode, now)
    return {
      data: rows.map((row) => ({
        id: row.id,
        title: row.title,
        imageUrl: `/files/${row.image_file}`,
        linkUrl: row.link_url,
        langCode: row.lang_code ?? undefined,
      })),
    }
  }),
  on(clickAdvertisement, async ({ db, params, member, address, services, now }) => {
    await services.limits.use('count', `${address} advertisement`)
    if (!(await isShown(db, params.id, now))) throw new AppError('NOT_FOUND')
    const visit = await visitOf(db, { memberId: member?.id ?? null, address, now })
    await countClick(db, { advertisementId: params.id, ...visit })
    return {}
  }),
]
