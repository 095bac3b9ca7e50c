import { expect, test } from 'vitest'
import { parseAst } from 'vite'
import { lazySchemas } from '../../../src/build/lazy-schemas.ts'

interface Transform {
  handler: (this: { parse: typeof parseAst }, code: string) => { code: string } | null
}

const transformed = (code: string) => {
  const { handler } = lazySchemas().transform as unknown as Transform
  return handler.call({ parse: parseAst }, code)?.code
}

test('the build makes schemas lazy and leaves out those that only the server applies', () => {
  const code = transformed(`
    export const Id = z.string().check(z.minLength(1))
    export const LENGTH = 60
    export const NAMES = names()
    export const find = read('job.get', 'GET /jobs/:id', {
      params: z.object({ id: Id }),
      query: z.object({ langCode: Id }),
      answer: z.object({ id: Id }),
      errors: ['NOT_FOUND'],
    })
    export const save = command('job.save', 'POST /jobs', { body: z.object({ id: Id }), by: 'EMPLOYER' })
  `)
  expect(code).toContain('Id = lazySchema(() => z.string().check(z.minLength(1)))')
  expect(code).toContain('LENGTH = 60')
  expect(code).toContain('NAMES = names()')
  expect(code).not.toMatch(/params|query|answer/)
  expect(code).toContain("errors: ['NOT_FOUND']")
  expect(code).toContain('body: lazySchema(() => z.object({ id: Id }))')
})

test('the build leaves a module without schemas as it is', () => {
  expect(transformed('export const LENGTH = 60')).toBeUndefined()
})
