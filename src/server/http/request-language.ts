import type { FastifyRequest } from 'fastify'
import type { LanguageCode } from '../../reference/interface-languages.ts'
import { acceptedLanguage } from '../../reference/preferred-language.ts'

/** The language to answer a call in. */
export const requestLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): LanguageCode =>
  acceptedLanguage(headers['accept-language']) ?? 'en'
