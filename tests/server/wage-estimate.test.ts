import { beforeEach, expect, test } from 'vitest'
import { estimateWages } from '../../src/contract/job/wage-estimate.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
beforeEach(async () => {
  server = await runServer()
  server.clock.now = new Date('2026-11-20T03:00:00Z')
})

const work = { payType: 'HOURLY', payAmount: 10_320, hoursPerDay: 9, daysPerWeek: 5 }
const ask = (body: Record<string, unknown>) => server.call(estimateWages, { body })

test('A visitor gets the lines with their sources, and the lines add up to the gross', async () => {
  const { status, data } = await ask({ ...work, sector: 'FACTORY', workplaceSize: 'FIVE_OR_MORE' })
  expect(status).toBe(200)
  const [estimate] = data.estimates
  expect(data.minimumWage).toBe(10_320)
  expect(estimate?.lines.map(({ code }) => code)).toEqual(['BASE_PAY', 'WEEKLY_HOLIDAY_PAY', 'OVERTIME_PAY'])
  expect(estimate?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(estimate?.gross)
  for (const { source } of estimate?.lines ?? []) expect(data.sources[source].law).not.toBe('')
  expect(data.asked).toEqual([])
})

test('Without the size of the workplace the answer is a range and asks for it', async () => {
  const { data } = await ask(work)
  expect(data.estimates.map(({ workplaceSize }) => workplaceSize)).toEqual(['UNDER_FIVE', 'FIVE_OR_MORE'])
  expect(data.range.least).toBeLessThan(data.range.most)
  expect(data.asked).toEqual(['workplaceSize'])
})

test('Hours come from the two times, less the break, and nights from the same', async () => {
  const { data } = await ask({
    payType: 'HOURLY',
    payAmount: 12_000,
    workStartTime: '22:00',
    workEndTime: '07:00',
    daysPerWeek: 5,
    workplaceSize: 'FIVE_OR_MORE',
  })
  expect(data.estimates[0]).toMatchObject({ hoursPerWeek: 40, nightHoursPerWeek: 35 })
})

test('Another year has its own minimum wage, and rates that are not known are null', async () => {
  const { data } = await ask({ ...work, year: 2027 })
  expect(data).toMatchObject({ date: '2027-01-01', minimumWage: 10_700 })
  expect(data.estimates[0]).toMatchObject({ deductions: null, net: null })
})

test.each([
  ['no hours', { hoursPerDay: undefined }, 'hoursPerDay'],
  ['an eighth day', { daysPerWeek: 8 }, 'daysPerWeek'],
  ['pay below zero', { payAmount: -1 }, 'payAmount'],
  ['more than a day of hours', { hoursPerDay: 25 }, 'hoursPerDay'],
  ['more nights than hours', { nightHoursPerDay: 10 }, 'nightHoursPerDay'],
  ['pay by the piece', { payType: 'PIECE' }, 'payType'],
  ['a time that does not exist', { workStartTime: '25:00', workEndTime: '26:00' }, 'workStartTime'],
])('A question with %s is refused at its field', async (_name, change, field) => {
  const { status, problem } = await ask({ ...work, ...change })
  expect(status).toBe(400)
  expect(problem?.errors?.map((each) => each.field)).toContain(field)
})
