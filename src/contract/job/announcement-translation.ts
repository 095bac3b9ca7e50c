import * as z from 'zod/mini'
import { read, storableCommand } from '../base/endpoint.ts'
import { ById } from '../base/schema.ts'
import { paragraphs, trimmed } from '../base/text-fields.ts'
import { TRANSLATION_LANGUAGES } from '../message/written-translation.ts'
import { ANNOUNCEMENT_LENGTH } from './announcement-form.ts'

/** Characters: other languages need more of them than Korean. */
export const ANNOUNCEMENT_TRANSLATION_LENGTH = {
  title: 2 * ANNOUNCEMENT_LENGTH.title,
  details: 2 * ANNOUNCEMENT_LENGTH.details,
} as const

export const AnnouncementTranslation = z.object({
  langCode: z.enum(TRANSLATION_LANGUAGES),
  title: z.string(),
  details: z.string(),
  /** Whether the posting was changed since. */
  isOlder: z.boolean(),
})
export type AnnouncementTranslation = z.output<typeof AnnouncementTranslation>

export const AnnouncementTranslationForm = z.object({
  langCode: z.enum(TRANSLATION_LANGUAGES),
  /** Empty texts remove the translation. */
  title: trimmed(ANNOUNCEMENT_TRANSLATION_LENGTH.title),
  details: z._default(paragraphs(ANNOUNCEMENT_TRANSLATION_LENGTH.details), ''),
  /** What was translated: if the posting says something else by now, the translation is marked as older. */
  of: z.object({
    title: z.string().check(z.maxLength(2 * ANNOUNCEMENT_LENGTH.title)),
    details: z.string().check(z.maxLength(2 * ANNOUNCEMENT_LENGTH.details)),
  }),
})
export type AnnouncementTranslationForm = z.output<typeof AnnouncementTranslationForm>

export const listAnnouncementTranslations = read(
  'announcements.translations',
  'GET /employers/jobs/:id/translations',
  {
    summary: 'List own translations of an announcement',
    params: ById,
    answer: z.array(AnnouncementTranslation),
    by: 'EMPLOYER',
    company: 'READER',
    errors: ['NOT_FOUND'],
  },
)
export const translateAnnouncement = storableCommand(
  'announcements.translate',
  'PUT /employers/jobs/:id/translations',
  {
    summary: 'Write an own translation of an announcement',
    params: ById,
    body: AnnouncementTranslationForm,
    answer: z.array(AnnouncementTranslation),
    by: 'EMPLOYER',
    company: 'MANAGER',
    errors: ['NOT_FOUND', 'VALIDATION'],
  },
)
