import { getLandingFigures } from '../../../contract/site/landing.ts'
import type { DataOf } from '../../../contract/base/endpoint.ts'
import { on } from '../../http/endpoint-route.ts'
import type { Db } from '../../db/database.ts'
import { cachePerDatabase } from '../../ttl-cache.ts'
import { countAll } from './queries.ts'

type Figures = DataOf<typeof getLandingFigures>

const DAY = 86_400_000
/** Applications younger than a week are not counted, so that companies have time to open them. */
const NEWEST = 7 * DAY
const OLDEST = NEWEST + 90 * DAY
const FEWEST_APPLICATIONS = 20

const figuresOf = cachePerDatabase<Figures>({ maxAge: 60_000, renewAfter: 40_000 })

/** At most a minute old. */
const landingFigures = (db: Db, now: Date): Promise<Figures> =>
  figuresOf(db).get('all', () => figuresAt(db, now))

async function figuresAt(db: Db, now: Date): Promise<Figures> {
  const { applications, opened, ...counts } = await countAll(db, now, {
    from: new Date(now.getTime() - OLDEST),
    to: new Date(now.getTime() - NEWEST),
  })
  const isTelling = applications >= FEWEST_APPLICATIONS
  // Rounded down, so that 100 means all of them.
  return { ...counts, openedPercent: isTelling ? Math.floor((100 * opened) / applications) : null }
}

export const landingRoutes = [
  on(getLandingFigures, async ({ db, now }) => ({ data: await landingFigures(db, now) })),
]
