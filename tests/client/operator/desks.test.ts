import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { DESKS, groupNames, sections } from '../../../src/client/features/operator/desk/desks.ts'

// The names of sections are not read here, and their macro works in the build only.
vi.mock('@lingui/core/macro', () => ({ msg: () => ({ id: '' }) }))

test('Every section of the console stands in a group of the menu, whose sections follow each other', () => {
  const groups = DESKS.map((desk) => sections[desk].group)
  const runs = groups.filter((group, index) => group !== groups[index - 1])
  expect(runs).toEqual(Object.keys(groupNames))
})

test.each([
  ['reports', { about: 'OFFERS', state: 'NONE', page: '3' }, { about: 'OFFERS', page: 3 }],
  ['reports', { page: 1, other: 'x' }, {}],
  ['verifications', { status: ['VERIFIED'], page: 'x' }, { page: 0 }],
  ['trends', { days: 90 }, { days: '90' }],
  ['postings', { regionIds: 11, status: 'NONE', query: {} }, { regionIds: '11', status: 'NONE' }],
] as const)('The search of %s is read from the address %o as %o', (desk, address, search) => {
  expect(z.parse(sections[desk].search as z.ZodMiniType, address)).toEqual(search)
})
