import { i18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { textIn } from '../../../src/server/i18n/text-in.ts'
import { inLanguage } from '../../../src/client/offline/cache/in-language.ts'
import { memoryStorage } from './memory-storage.ts'

const job = {
  id: 'a',
  title: '용접공 모집',
  headline: 'Welder · dormitory · 3 people',
  occupations: [
    { code: 'WELDER', name: 'Welder' },
    { code: 'OF_A_NEWER_RELEASE', name: 'Robot keeper' },
  ],
  phrases: [
    {
      code: 'PAID_ON_DAY',
      group: 'PAY',
      groupName: 'Pay and extras',
      text: 'Paid on day 10',
      parameters: { day: 10 },
    },
    { code: 'DORMITORY', group: 'HOUSING', text: 'Dormitory', parameters: {} },
    { code: 'HOUSING_COST_MISSING', group: 'HOUSING', text: 'The cost is missing.', parameters: {} },
  ],
  jobCategories: ['FACTORY'],
  numberOfPersons: 3,
  regionId: 96,
  regionName: 'Siheung-si, Gyeonggi',
}

test('a stored answer is described in another language from its codes, wherever it holds a job', () => {
  const korean = inLanguage({ data: [{ status: 'SENT', job }] }, 'ko', textIn('ko'))
  const said = JSON.stringify(korean)
  expect(said).toContain('용접')
  expect(said).toContain('기숙사')
  expect(said).toContain('비용은 나와 있지 않아요')
  expect(said).toContain('매달 10일')
  expect(said).toContain('3명')
  expect(said).toContain('경기 수원시 장안구')
  expect(said).toContain('Robot keeper')
  expect(said).not.toContain('Welder')
})

test('a headline without its codes is left out, and everything else stays', () => {
  const answer = { data: [{ subject: '용접공', headline: 'Welder' }, null, 3], totalPages: 2 }
  expect(inLanguage(answer, 'ko', textIn('ko'))).toEqual({
    data: [{ subject: '용접공' }, null, 3],
    totalPages: 2,
  })
})

const keyIn = (langCode: string, ...member: string[]) => [
  'jobs.get',
  { params: { id: 'a' }, query: { langCode } },
  ...member,
]

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.doMock('../../../src/client/i18n/activate-language.ts', () => ({ workTexts: async () => undefined }))
})

/** A page whose reader stored the job in English before; the network is down. */
async function pageIn(langCode: string) {
  const { storedFirst, storeQuery } = await import('../../../src/client/offline/cache/stored-queries.ts')
  const { setCurrentLanguage } = await import('../../../src/client/i18n/current-language.ts')
  setCurrentLanguage(langCode as 'ko')
  i18n.loadAndActivate({ locale: langCode, messages: { Welder: '용접공' } })
  const before = new QueryClient()
  before.setQueryData(keyIn('en'), { data: job, askedAt: 1 })
  await storeQuery(before, keyIn('en'))
  const page = new QueryClient({ defaultOptions: { queries: { persister: storedFirst, retry: false } } })
  return async (...member: string[]) =>
    page.fetchQuery({
      queryKey: keyIn(langCode, ...member),
      queryFn: async (): Promise<unknown> => {
        throw new Error('no network')
      },
    })
}

test('what was stored in one language is shown in the language chosen later, without a network', async () => {
  localStorage.setItem('langCode', 'ko')
  const read = await pageIn('ko')
  const answer = await read()
  expect(answer).toMatchObject({
    asOf: expect.any(Number),
    data: { headline: expect.stringContaining('용접공') },
  })
})

test('a member finds what was stored in another language before signing in', async () => {
  localStorage.setItem('langCode', 'ko')
  localStorage.setItem('ilteo.memberId', 'member-1')
  localStorage.setItem('userType', 'EMPLOYEE')
  localStorage.setItem('token', 'a token')
  const read = await pageIn('ko')
  expect(await read('member-1')).toMatchObject({ data: { title: '용접공 모집' } })
})

test('a reader who chose no language waits for the network', async () => {
  const read = await pageIn('ko')
  await expect(read()).rejects.toThrow('no network')
})
