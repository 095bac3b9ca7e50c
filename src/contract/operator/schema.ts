import * as z from 'zod/mini'
import { Id, reshaped } from '../base/schema.ts'

/** Page size of operator lists. */
export const OPERATOR_PAGE = 20

/** The operator; null for the command line. The name is null once the account is removed; the id stays. */
export const ActingOperator = z.nullable(z.object({ id: Id, name: z.nullable(z.string()) }))
export type ActingOperator = z.output<typeof ActingOperator>

/** Id for `/operator/members/:id`; null once the account is removed. */
export const MemberId = z.nullable(Id)

/** Treats undefined, null and an empty input alike. */
export const orNull = <T extends z.ZodMiniType>(schema: T) =>
  z._default(
    z.pipe(
      z.transform((value: unknown) => (value === '' ? null : value)),
      z.nullable(schema),
    ),
    null,
  )

/** Uploads are JPEG or PNG; demonstration images are SVG. */
export const NewsPicture = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,99}\.(jpg|png|svg)$/))

const MAX_URL_LENGTH = 2_000

/** Whether it is an absolute URL with one of the protocols, without user and password. */
function isWebAddress(text: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return protocols.includes(protocol) && username === '' && password === ''
}

/** A path of this site. Excludes `//host` in any spelling, which browsers resolve to another site. */
function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])[^\\\s]*$/.test(text)
}

const url = (fits: (text: string) => boolean) =>
  z.pipe(
    reshaped(MAX_URL_LENGTH, (text) => text.trim()),
    z.string().check(z.minLength(1), z.maxLength(MAX_URL_LENGTH), z.refine(fits, { error: 'invalid_url' })),
  )

/** An absolute http or https URL. */
export const httpUrl = url((text) => isWebAddress(text, ['http:', 'https:']))
/** Target of an advertisement: a path of this site, or an https URL. */
export const advertisedUrl = url((text) => isOwnPath(text) || isWebAddress(text, ['https:']))

const day = z.optional(z.iso.date().check(z.regex(/^20/)))

/** Days in Asia/Seoul, both included, of what is listed. */
export const period = { from: day, to: day }

export const endsAfterStart = z.refine<{
  from?: string | undefined
  to?: string | undefined
}>(({ from, to }) => from === undefined || to === undefined || from <= to, {
  error: 'too_small',
  path: ['to'],
})
