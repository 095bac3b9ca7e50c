import * as z from 'zod/mini'
import { latinDigits } from '../base/latin-digits.ts'
import { reshaped } from '../base/schema.ts'

/** A Korean cellphone number (010 and the older 011, 016 to 019), kept as digits only. */
export const Cellphone = z.pipe(
  reshaped(11, (text) => latinDigits(text).replaceAll(/[\s-]/g, '')),
  z.string().check(z.regex(/^01[016789]\d{7,8}$/)),
)
