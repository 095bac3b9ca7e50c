import { expect, test } from 'vitest'
import { kindOf } from '../../../src/client/features/outbox/entry-names.ts'
import { endpoints } from '../../../src/contract/endpoints.ts'

test('the outbox page names every command that can be stored', () => {
  const storable = endpoints.filter((endpoint) => endpoint.storable)
  expect(storable.length).toBeGreaterThan(10)
  const unknown = kindOf('a command of another build')
  expect(storable.filter(({ name }) => kindOf(name) === unknown)).toEqual([])
})
