import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'

/** The operator's terms and privacy policy where they are files, as plain text. */
export function registerLegalTexts(app: FastifyInstance, { site }: Pick<Services, 'site'>): void {
  for (const [path, text] of site.texts) {
    app.get(path, async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', 'public, no-cache').send(text),
    )
  }
}
