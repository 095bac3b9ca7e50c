import { v7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listNotifications } from '../../src/contract/message/notification.ts'
import {
  listSavedSearches,
  MOST_SAVED_SEARCHES,
  removeSearch,
  saveSearch,
  type SearchTerms,
} from '../../src/contract/job/saved-search.ts'
import { anAlertWorld, type AlertWorld } from '../support/alert-world.ts'
import { aPushService, type PushService } from '../support/push-service.ts'
import { PUSH_KEYS } from '../support/server.ts'

let service: PushService
let world: AlertWorld
beforeAll(async () => {
  service = await aPushService(PUSH_KEYS.publicKey)
})
beforeEach(async () => {
  world = await anAlertWorld(service)
})

const WELDING = { title: '용접공', occupations: ['WELDER'], keywords: ['PROVIDE_RESIDENCE' as const] }

async function aWorkerWith(terms: SearchTerms, alertOn = true) {
  const { worker } = await world.aSubscribedWorker({ region_id: 1, category: 'OFFICE', any_region: false })
  const id = v7()
  const saved = await world.server.call(saveSearch, {
    params: { id },
    body: { name: 'Mine', terms, alertOn },
    token: worker.token,
  })
  expect(saved.status).toBe(200)
  return { worker, id }
}

const noticesOf = async (worker: { token: string }) =>
  (await world.server.call(listNotifications, { token: worker.token })).data.map(({ kind, subject }) => [
    kind,
    subject,
  ])

describe('Saved searches', () => {
  test.each<[string, SearchTerms, boolean]>([
    ['an occupation, a place and a condition', { query: 'welder Hwaseong housing' }, true],
    ['the same in Vietnamese', { query: 'thợ hàn Hwaseong ký túc xá' }, true],
    ['another occupation', { query: 'cook Hwaseong' }, false],
    ['another place', { query: 'welder Busan' }, false],
    ['an occupation as a filter', { occupation: 'WELDER' }, true],
    ['a sector', { jobCategories: 'FACTORY' }, true],
    ['another sector', { jobCategories: 'FARM' }, false],
    ['a word of the text', { query: '가온' }, true],
    ['a tier that the job is not of', { productType: 'LIFE' }, false],
    ['pay above that of the job', { minPayAmount: '90000000' }, false],
  ])('A new job notifies the member who searches for %s, if it fits', async (_, terms, fits) => {
    const { worker } = await aWorkerWith(terms)
    await world.publishJobs(WELDING)
    expect(await noticesOf(worker)).toEqual(fits ? [['SEARCH_MATCHED', '용접공']] : [])
  })

  test('A search for few hours is told of jobs that keep to them', async () => {
    const { worker } = await aWorkerWith({ maxHours: 'WEEK_20' })
    await world.publishJobs(WELDING, { ...WELDING, title: '오전 용접공', end_minutes: 780 })
    expect(await noticesOf(worker)).toEqual([['SEARCH_MATCHED', '오전 용접공']])
  })

  test('A job that fits several searches and the desired job is notified once', async () => {
    const { worker } = await world.aSubscribedWorker()
    for (const query of ['welder', 'housing'])
      await world.server.call(saveSearch, {
        params: { id: v7() },
        body: { name: query, terms: { query }, alertOn: true },
        token: worker.token,
      })
    await world.publishJobs(WELDING)
    expect(await noticesOf(worker)).toHaveLength(1)
  })

  test('No notification comes without an alert, or once the search is removed', async () => {
    const silent = await aWorkerWith({ query: 'welder' }, false)
    const removed = await aWorkerWith({ query: 'welder' })
    await world.server.call(removeSearch, { params: { id: removed.id }, token: removed.worker.token })
    await world.publishJobs(WELDING)
    expect(await noticesOf(silent.worker)).toEqual([])
    expect(await noticesOf(removed.worker)).toEqual([])
  })

  test('A member sees, renames and removes only their own', async () => {
    const { worker, id } = await aWorkerWith({ query: 'welder' })
    const other = await aWorkerWith({ occupation: 'COOK' })
    const body = { name: 'Night work', terms: { query: 'welder' }, alertOn: false }
    await world.server.call(saveSearch, { params: { id }, body, token: worker.token })
    await world.server.call(removeSearch, { params: { id }, token: other.worker.token })
    const { data } = await world.server.call(listSavedSearches, { token: worker.token })
    expect(data).toMatchObject([{ id, ...body }])
  })

  test('The twenty-first is refused, and one without or with unknown terms', async () => {
    const { worker } = await aWorkerWith({ query: 'welder' })
    const save = (terms: SearchTerms) =>
      world.server.call(saveSearch, {
        params: { id: v7() },
        body: { name: 'Mine', terms, alertOn: true },
        token: worker.token,
      })
    expect((await save({})).problem).toMatchObject({ responseCode: 'VALIDATION' })
    expect((await save({ occupation: 'NO_SUCH' })).problem).toMatchObject({ responseCode: 'VALIDATION' })
    for (let count = 1; count < MOST_SAVED_SEARCHES; count++) await save({ query: `welder ${count}` })
    expect((await save({ query: 'cook' })).problem).toMatchObject({ responseCode: 'SEARCH_LIMIT' })
  })
})
