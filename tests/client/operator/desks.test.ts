import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import {
  DESKS,
  groupNames,
  isCaseDesk,
  placeAt,
  sections,
} from '../../../src/client/features/operator/desk/desks.ts'

// The names of sections are not read here, and their macro works in the build only.
vi.mock('@lingui/core/macro', () => ({ msg: () => ({ id: '' }) }))

test('Every section of the console stands in a group of the menu, whose sections follow each other', () => {
  const groups = DESKS.map((desk) => sections[desk].group)
  const runs = groups.filter((group, index) => group !== groups[index - 1])
  expect(runs).toEqual(Object.keys(groupNames))
})

const CASES = join(import.meta.dirname, '../../../src/client/features/operator/cases')

test('Each section that lists cases is the only one of its module', () => {
  const modules = globSync('*.tsx', { cwd: CASES }).map((file) => readFileSync(join(CASES, file), 'utf8'))
  const found = modules.map((text) => /export const section = caseSection\('(\w+)'/.exec(text)?.[1])
  const desks = DESKS.filter(isCaseDesk)
  expect(found).toHaveLength(desks.length)
  expect(new Set(found)).toEqual(new Set(desks))
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

const ID = '019b0000-0000-7000-8000-000000000000'

// Bookmarks, tabs that are still open and links in the records of operators lead to these since the console's first menu.
test.each([
  ['news', { state: 'DRAFT', query: '임금', page: 2 }],
  ['news/new', {}],
  ['news/import', {}],
  [`news/${ID}`, { state: 'SCHEDULED' }],
  ['banners', {}],
  ['advertisements', {}],
  ['verifications', { status: 'REFUSED', page: 2 }],
  [`verifications/${ID}`, { status: 'VERIFIED' }],
  ['names', { status: 'APPROVED' }],
  ['guarantees', { status: 'GRANTED' }],
  ['latepay', { status: 'SETTLED' }],
  ['signals', { status: 'DISMISSED' }],
  ['arrears', { status: 'CONFIRMED' }],
  ['occupations', { page: 2 }],
  ['receipts', { status: 'TO_CANCEL' }],
  ['reports', { about: 'MESSAGES', state: 'SETTLED', page: 3 }],
  [`reports/${ID}`, { about: 'OFFERS' }],
  ['coupons', { page: 2 }],
  ['postings', { status: 'CLOSED', productType: 'LIFE', regionIds: '11', from: '2026-01-01', query: '용접' }],
  [`postings/${ID}`, { status: 'CLOSED' }],
  ['orders', { status: 'PAID', kind: 'TICKET', to: '2026-01-01', query: '가온' }],
  [`orders/${ID}`, { kind: 'LOCAL_PASS' }],
  ['members', { role: 'EMPLOYER', state: 'SUSPENDED', after: '5.x' }],
  [`members/${ID}`, { page: 2 }],
  ['trends', { days: '90' }],
  ['health', {}],
  ['acts', { operatorId: ID, act: 'verify.approve', subject: ID, page: 2 }],
  ['Verifications/', {}],
])('The former address /operator/%s has its page, which reads its search %o', (path, search) => {
  const place = placeAt(path)
  expect(place?.thing).toBe(path.split('/')[1] || undefined)
  const read = z.parse(sections[place?.desk ?? 'health'].search, search)
  expect(Object.entries(read as object).filter(([, value]) => value !== undefined)).toEqual(
    expect.arrayContaining(Object.entries(search)),
  )
})

test('A path below /operator/ that never was has no page', () => {
  expect([placeAt('unknown'), placeAt(`reports/${ID}/more`), placeAt('')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
