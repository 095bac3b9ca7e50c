import { beforeEach, expect, test } from 'vitest'
import { estimateWages } from '../../src/contract/wage/wage-estimate.ts'
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
  const old = data.estimates[0]?.deductions?.map(({ code, isOldRate }) => [code, isOldRate])
  expect(old).toContainEqual(['NATIONAL_PENSION', false])
  expect(old).toContainEqual(['HEALTH_INSURANCE', true])
  const later = await ask({ ...work, year: 2028 })
  expect(later.data.estimates[0]).toMatchObject({ deductions: null, net: null })
})

const taken = async (body: Record<string, unknown>) =>
  (await ask({ ...work, workplaceSize: 'FIVE_OR_MORE', ...body })).data.estimates[0]

test.each([
  ['E-9', 'np', [], ['NATIONAL_PENSION', 'EMPLOYMENT_INSURANCE']],
  ['E-9', 'VN', ['NATIONAL_PENSION'], ['EMPLOYMENT_INSURANCE']],
  ['D-2-3', 'CN', [], ['NATIONAL_PENSION', 'EMPLOYMENT_INSURANCE']],
  ['F-4', 'KZ', ['NATIONAL_PENSION'], ['EMPLOYMENT_INSURANCE']],
  ['F-6', 'TH', ['NATIONAL_PENSION', 'EMPLOYMENT_INSURANCE'], []],
])(
  'For %s from %s the insurances follow the status and the nationality',
  async (visaStatus, nationality, isIn, isOut) => {
    const estimate = await taken({ visaStatus, nationality })
    const codes = estimate?.deductions?.map(({ code }) => code)
    for (const code of isIn) expect(codes).toContain(code)
    for (const code of isOut) expect(codes).not.toContain(code)
    expect(estimate?.notTaken.map(({ code }) => code)).toEqual(isOut)
    expect(estimate?.netAtMost).toBe(estimate?.net)
  },
)

test('Unknown facts about the worker are named, and the amount after deductions is a range', async () => {
  const { data } = await ask({ ...work, visaStatus: 'E-9', workplaceSize: 'FIVE_OR_MORE' })
  expect(data.unknown).toEqual(['nationality'])
  const [estimate] = data.estimates
  expect(estimate?.netAtMost).toBeGreaterThan(estimate?.net ?? 0)
  expect((await ask(work)).data.unknown).toEqual(['nationality', 'visaStatus'])
})

test('Crews of ships are compared with the lowest pay of seafarers', async () => {
  const month = { payType: 'MONTHLY', payAmount: 2_500_000, hoursPerDay: 8, daysPerWeek: 6 }
  const { data } = await ask({ ...month, occupation: 'SEAMAN', workplaceSize: 'FIVE_OR_MORE' })
  expect(data).toMatchObject({ law: 'SEAFARERS', seafarersMinimum: 2_694_560 })
  expect(data.estimates[0]).toMatchObject({ neededPay: 2_694_560, isOverLimit: false })
  const fishing = await ask({ ...month, occupation: 'FISHERMAN' })
  expect(fishing.data).toMatchObject({ law: 'BY_SHIP', unknown: expect.arrayContaining(['shipSize']) })
  expect(fishing.data.estimates.map(({ neededPay }) => neededPay)).toEqual([2_694_560, 2_694_560])
})

test.each(['DOMESTIC_HELPER', 'BABYSITTER'])(
  'For a %s no insurance is certain, as a household may hire',
  async (occupation) => {
    const { data } = await ask({ ...work, occupation, visaStatus: 'F-6', nationality: 'UZ' })
    expect(data).toMatchObject({ law: 'HOUSEHOLD', unknown: ['hiredByHousehold'] })
    expect(data.estimates[0]?.deductions?.map(({ state }) => state)).toEqual(Array(4).fill('NOT_KNOWN'))
    expect(data.estimates[0]?.netAtMost).toBe(data.estimates[0]?.gross)
  },
)

test.each([
  ['PIG_FARM_WORKER', 'ETC', 0],
  ['LANDSCAPER', 'FARM', 10],
  ['PRODUCE_SORTER', 'FARM', 10],
])('Of %s in %s the law counts overtime as the occupation has it', async (occupation, sector, overtime) => {
  const estimate = await taken({ hoursPerDay: 10, occupation, sector })
  expect(estimate?.overtimeHoursPerWeek).toBe(overtime)
})

test.each([
  ['no hours', { hoursPerDay: undefined }, 'hoursPerDay'],
  ['an eighth day', { daysPerWeek: 8 }, 'daysPerWeek'],
  ['pay below zero', { payAmount: -1 }, 'payAmount'],
  ['more than a day of hours', { hoursPerDay: 25 }, 'hoursPerDay'],
  ['more nights than hours', { nightHoursPerDay: 10 }, 'nightHoursPerDay'],
  ['pay by the piece', { payType: 'PIECE' }, 'payType'],
  ['an occupation that does not exist', { occupation: 'ASTRONAUT' }, 'occupation'],
  ['a nationality in words', { nationality: 'Nepal' }, 'nationality'],
  ['a time that does not exist', { workStartTime: '25:00', workEndTime: '26:00' }, 'workStartTime'],
])('A question with %s is refused at its field', async (_name, change, field) => {
  const { status, problem } = await ask({ ...work, ...change })
  expect(status).toBe(400)
  expect(problem?.errors?.map((each) => each.field)).toContain(field)
})
