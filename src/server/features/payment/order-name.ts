import { defineMessage as text } from '#message'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import { tierLabels } from '../../../contract/job/tier-labels.ts'
import type { Db } from '../../db/database.ts'
import { textIn } from '../../i18n/text-in.ts'
import type { OrderRow } from '../order/service.ts'

const texts = {
  tickets: text({ message: 'Reading tickets' }),
  days: text({ message: '{days, plural, one {# day} other {# days}}' }),
}

const tiers = { LOCAL_PASS: 'LOCAL', GRAND_PASS: 'GRAND', PREMIUM_PASS: 'PREMIUM' } as const

type Named = Pick<OrderRow, 'kind' | 'points' | 'days' | 'title'>

/** What was bought, for its buyer; the title of a posting is in its own words. */
export function orderNameIn(langCode: string, { kind, points, days, title }: Named): string {
  const say = textIn(langCode)
  if (kind === 'TICKET') return `${say(texts.tickets)} ${new Intl.NumberFormat('en').format(points ?? 0)}P`
  const tier = kind === 'REGION_SURCHARGE' ? null : say(tierLabels[tiers[kind]])
  return [tier, say(texts.days, { days: days ?? 0 }), title].filter(Boolean).join(BETWEEN_FACTS)
}

/** The same in the language of the buyer's account. */
export async function orderNameFor(db: Db, memberId: string, order: Named): Promise<string> {
  const member = await db
    .selectFrom('members')
    .select('lang_code')
    .where('id', '=', memberId)
    .executeTakeFirst()
  return orderNameIn(member?.lang_code ?? 'ko', order)
}

/** Reads these orders once, to be named in any language; undefined for unknown ones. */
export async function orderNames(
  db: Db,
  ids: readonly string[],
): Promise<(id: string | null, langCode: string) => string | undefined> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('orders')
          .select(['id', 'kind', 'points', 'days', 'title'])
          .where('id', 'in', ids)
          .execute()
  return (id, langCode) => {
    const order = rows.find((row) => row.id === id)
    return order && orderNameIn(langCode, order)
  }
}
