import type { FastifyInstance } from 'fastify'
import { offeredLanguages } from '../../../reference/interface-languages.ts'
import { readerLanguage } from '../../http/reader-language.ts'
import type { Services } from '../../services.ts'

const LANGUAGES = offeredLanguages.map(({ code }) => code)

/** The operator's terms and privacy policy where they are files, as plain text: in the reader's language, else as written. */
export function registerLegalTexts(app: FastifyInstance, { site }: Pick<Services, 'site'>): void {
  for (const [path, { original, translations }] of site.texts) {
    app.get(path, async (request, reply) => {
      const translation = translations.get(readerLanguage(request.headers, LANGUAGES) ?? '')
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'private, no-cache')
        .header('vary', 'Accept-Language, Cookie')
        .send(translation ?? original)
    })
  }
}
