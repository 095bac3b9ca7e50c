import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { buffer } from 'node:stream/consumers'
import * as z from 'zod/mini'
import type { JobCategory } from '../../../contract/base/enums.ts'
import { AppError } from '../../../contract/base/errors.ts'
import type { BuiltApp } from '../../../contract/public-pages.ts'
import { Id } from '../../../contract/base/schema.ts'
import type { Db } from '../../db/database.ts'
import { callerAddress } from '../../http/caller-address.ts'
import type { Cards } from '../../providers/images/create-cards.ts'
import type { Services } from '../../services.ts'
import { HIDDEN_COMPANIES } from '../job/service.ts'

/** Seconds; an image may be replaced. */
const FRESH_FOR = 86_400

interface Dependencies {
  db: Db
  now: () => Date
  services: Pick<Services, 'files' | 'limits'>
  cards: Cards
  drawCard: BuiltApp['drawCard']
}

interface ById {
  Params: { id: string }
}

/** Preview images of shared links: the image of the job or news item, else a generated one. */
export function registerShareCards(
  app: FastifyInstance,
  { db, now, services, cards, drawCard }: Dependencies,
): void {
  const spendBy = (request: FastifyRequest) => () =>
    services.limits.use('share-card', callerAddress(request.ip))
  const illustrated = (sector: JobCategory | null, spend: () => Promise<void>) =>
    cards.card(`scene ${sector}`, async () => Buffer.from(drawCard(sector)), spend)
  const pictured = async (
    reference: string | null,
    sector: JobCategory | null,
    spend: () => Promise<void>,
  ) => {
    const file = reference === null ? null : await services.files.read(reference)
    if (!file) return illustrated(sector, spend)
    try {
      return (await cards.card(`file ${reference}`, () => buffer(file), spend)) ?? illustrated(sector, spend)
    } finally {
      // Nobody reads the stream if the card was cached.
      file.destroy()
    }
  }
  app.get('/share/site.jpg', async (request, reply) => send(reply, await illustrated(null, spendBy(request))))
  app.get<ById>('/share/jobs/:id.jpg', async (request, reply) => {
    const job = await findJobImage(db, idOf(request.params))
    if (!job) throw new AppError('NOT_FOUND')
    return send(reply, await pictured(job.image, job.categories[0] ?? null, spendBy(request)))
  })
  app.get<ById>('/share/news/:id.jpg', async (request, reply) => {
    const news = await findNewsImage(db, idOf(request.params), now())
    if (!news) throw new AppError('NOT_FOUND')
    return send(reply, await pictured(news.image, null, spendBy(request)))
  })
}

function idOf(params: ById['Params']): string {
  const id = z.safeParse(Id, params.id)
  if (!id.success) throw new AppError('NOT_FOUND')
  return id.data
}

function send(reply: FastifyReply, card: Buffer | null): FastifyReply {
  // Too many requests at once; the client retries.
  if (!card) throw new AppError('UNAVAILABLE', { retryAfter: 5 })
  return reply.type('image/jpeg').header('cache-control', `public, max-age=${FRESH_FOR}`).send(card)
}

/** Image and sectors of a job that was ever public. */
async function findJobImage(db: Db, id: string) {
  return db
    .selectFrom('jobs')
    .select(['image_file as image', 'categories'])
    .where('id', '=', id)
    .where('status', 'in', ['IN_PROGRESS', 'CLOSED'])
    .where('company_id', 'not in', HIDDEN_COMPANIES)
    .executeTakeFirst()
}

async function findNewsImage(db: Db, id: string, now: Date) {
  return db
    .selectFrom('news')
    .select('image_file as image')
    .where('id', '=', id)
    .where('published_at', '<=', now)
    .executeTakeFirst()
}
