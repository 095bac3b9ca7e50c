import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldCodeOf } from '../../src/contract/base/field-code.ts'

const { localeError } = z.config()
// Whatever imports the whole library in the same process sets its texts for all schemas.
afterEach(() => void z.config({ localeError }))

function codeOf(schema: z.ZodMiniType, input: unknown) {
  const issue = z.safeParse(schema, input, { reportInput: true }).error?.issues[0]
  return issue && fieldCodeOf(issue)
}

test.each([
  ['with English texts', z.locales.en().localeError] as const,
  ['without texts', undefined] as const,
])('A missing value is told from one of the wrong type %s of the schema library', (_which, texts) => {
  z.config({ localeError: texts })
  expect(codeOf(z.string(), undefined)).toBe('REQUIRED')
  expect(codeOf(z.string(), 7)).toBe('INVALID')
  expect(codeOf(z.number(), Number.NaN)).toBe('INVALID')
})
