import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from '../../src/contract/endpoints.ts'

const CONTRACT = join(import.meta.dirname, '../../src/contract')

test('every endpoint of the contract is in the list that the outbox and the description of the API read', async () => {
  const files = globSync('**/*.ts', { cwd: CONTRACT })
  const modules: object[] = await Promise.all(files.map((file) => import(join(CONTRACT, file))))
  const declared = modules.flatMap((module) =>
    Object.values(module).flatMap((value: unknown) =>
      typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'name' in value
        ? [value.name]
        : [],
    ),
  )
  expect(declared.length).toBeGreaterThan(0)
  expect(endpoints.map(({ name }) => name)).toEqual(expect.arrayContaining(declared))
})
