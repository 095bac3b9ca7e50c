import * as z from 'zod/mini'

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
