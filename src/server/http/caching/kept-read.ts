import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../db/database.ts'
import type { Replica } from '../../db/replica.ts'
import { type EncodedAnswer, encodingFor } from './answer-cache.ts'
import { matchesEtag } from './etag.ts'
import { type PublicAnswers, type PublicRead, sourceOf } from './public-answers.ts'
import type { Outcome, Route } from '../endpoint-route.ts'

type Input = Parameters<Route['handle']>[0]
type Body = { data: unknown }

interface Source {
  answers: PublicAnswers
  db: Db
  replica?: Replica | null
  now: () => Date
}

export type KeptResult = { kept: EncodedAnswer } | { body: Body }

/**
 * Reads an answer that is kept for everybody, from one database; null if this request has none.
 * @param bodyOf the whole body of an outcome; may refuse it
 */
export function keptRead(
  route: Route,
  input: Input,
  { answers }: Source,
  request: FastifyRequest,
  bodyOf: (outcome: Outcome<unknown>) => unknown,
): ((db: Db) => Promise<KeptResult>) | null {
  const { kept } = route
  if (!kept?.isKept(input.query)) return null
  const read = publicRead(route, input)
  const make = async (db: Db) => JSON.stringify(bodyOf(await route.handle({ ...input, db, member: null })))
  return async (db) => {
    if (!input.member || !kept.forMember) {
      const encoding = encodingFor(request.headers['accept-encoding'])
      return { kept: await answers.get(db, read, encoding, () => make(db)) }
    }
    const { body } = await answers.get(db, read, 'identity', () => make(db))
    const whole = JSON.parse(body.toString()) as Body
    return { body: { ...whole, data: await kept.forMember(whole.data, { ...input, db }) } }
  }
}

/** Lets the same request be answered from memory from now on. For visitors only. */
export function answerQuickly(
  reply: FastifyReply,
  route: Route,
  input: Input,
  { answers, db, replica, now }: Source,
): void {
  reply.peekAnswer = answers.peeker(publicRead(route, input), sourceOf(db, replica), now)
}

function publicRead({ endpoint, kept }: Route, { params, query, now }: Input): PublicRead {
  const { langCode = '' } = query as { langCode?: string }
  return { endpoint: endpoint.name, params, query, langCode, parts: kept?.parts ?? [], now }
}

/** @param isPublic whether browsers may store it */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, encoding, body, etag }: EncodedAnswer,
  isPublic: boolean,
) {
  reply.status(status).type('application/json; charset=utf-8')
  if (isPublic) {
    reply.header('vary', 'Authorization, Accept-Encoding, Accept-Language').header('etag', etag)
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send()
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(body)
}
