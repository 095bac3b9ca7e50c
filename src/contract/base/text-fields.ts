import * as z from 'zod/mini'
import { reshaped } from './schema.ts'
import { visibleLine, visibleLines } from './visible-text.ts'

const shownText = (reshape: (text: string) => string, maximum: number, minimum: number) =>
  z.pipe(
    reshaped(maximum, reshape),
    z.string().check(
      z.minLength(minimum),
      z.refine((value) => Array.from(value).length <= maximum, { error: 'too_long' }),
    ),
  )

/** One visible line up to that many code points, without surrounding blanks. */
export const trimmed = (maximum: number, minimum = 0) => shownText(visibleLine, maximum, minimum)
/** The same with line breaks. */
export const paragraphs = (maximum: number, minimum = 0) => shownText(visibleLines, maximum, minimum)
