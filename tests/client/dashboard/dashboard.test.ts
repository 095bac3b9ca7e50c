import { expect, test } from 'vitest'
import { readAnnouncementSearch } from '../../../src/client/features/dashboard/announcement-search.ts'
import { chartLines } from '../../../src/client/ui/chart/day-chart.tsx'
import { termLeft } from '../../../src/client/features/dashboard/term.ts'
import { ageOn } from '../../../src/client/entities/resume/age.ts'
import { writtenLanguage } from '../../../src/client/entities/translation/written-language.ts'
import { newEnd } from '../../../src/client/entities/announcement/new-end.ts'
import { decisionOf } from '../../../src/client/entities/applicant/decision.ts'

test('the chart’s grid lines start at zero, are evenly spaced, and reach the highest bar', () => {
  for (const highest of [0, 1, 2, 3, 4, 5, 7, 11, 31, 99, 100, 640]) {
    const lines = chartLines(highest)
    const steps = lines.slice(1).map((line, index) => line - (lines[index] ?? 0))
    expect(lines[0]).toBe(0)
    expect(new Set(steps).size).toBe(1)
    expect(Number.isInteger(steps[0])).toBe(true)
    expect(lines.at(-1)).toBeGreaterThanOrEqual(Math.max(highest, 1))
    expect(lines.length).toBeLessThanOrEqual(6)
  }
  expect(chartLines(4)).toEqual([0, 2, 4])
})

test('a partial day counts as a day left, and no days are left after the end', () => {
  const term = { periodStart: '2026-11-01T00:00:00Z', periodEnd: '2026-11-11T00:00:00Z' }
  expect(termLeft(term, Date.parse('2026-11-05T23:00:00Z'))?.days).toBe(6)
  expect(termLeft(term, Date.parse('2026-11-06T00:00:00Z'))).toEqual({ days: 5, share: 0.5 })
  expect(termLeft(term, Date.parse('2026-12-01T00:00:00Z'))).toEqual({ days: 0, share: 0 })
  expect(termLeft({ periodStart: null, periodEnd: null }, 0)).toBeUndefined()
})

test('the address keeps the open job and its pages, and no page of applicants without a job', () => {
  expect(readAnnouncementSearch({ page: 2, posting: 'a', applicants: 3 })).toEqual({
    page: 2,
    posting: 'a',
    applicants: 3,
  })
  expect(readAnnouncementSearch({ applicants: 3 })).toEqual({})
  expect(readAnnouncementSearch({ posting: ['a'], page: 'x' })).toEqual({ page: 0 })
})

test('an unsent decision overrides the server’s stage, and a refused one does not', () => {
  const shortlisting = { payload: { status: 'SHORTLISTED' } }
  expect(decisionOf('READ', { ...shortlisting, state: 'SAVED' }, undefined)).toEqual({
    stage: 'SHORTLISTED',
    unsent: 'SAVED',
  })
  expect(decisionOf('READ', { ...shortlisting, state: 'SENT' }, undefined)).toEqual({ stage: 'SHORTLISTED' })
  expect(decisionOf('READ', { ...shortlisting, state: 'ATTENTION' }, undefined)).toEqual({
    stage: 'READ',
    unsent: 'ATTENTION',
  })
})

test('marking an application as read never overrides a decision', () => {
  const markingAsRead = { payload: { status: 'READ' }, state: 'SAVED' } as const
  expect(decisionOf('SENT', undefined, markingAsRead).stage).toBe('READ')
  expect(decisionOf('REJECTED', undefined, markingAsRead).stage).toBe('REJECTED')
})

test('the language of a text follows its letters, and the writer’s language where its script fits', () => {
  expect(writtenLanguage('열심히 일해요', 'vi')).toBe('ko')
  expect(writtenLanguage('Tôi làm việc chăm chỉ', 'vi')).toBe('vi')
  expect(writtenLanguage('I work hard', 'vi')).toBe('en')
  expect(writtenLanguage('म कडा परिश्रम गर्छु', 'ne')).toBe('ne')
  expect(writtenLanguage('I work hard', 'ne')).toBe('en')
  expect(writtenLanguage('Saya bekerja keras', 'id')).toBe('id')
  expect(writtenLanguage('Hello', undefined)).toBe('en')
  const vietnamese = 'Họ nói không nhận người nước tôi'
  for (const native of [undefined, 'ne', 'en', 'ko']) {
    expect(writtenLanguage(vietnamese, native)).toBe('vi')
    expect(writtenLanguage(vietnamese.normalize('NFD'), native)).toBe('vi')
    expect(writtenLanguage('งานนี้ไม่จ่ายเงิน', native)).toBe('th')
  }
  expect(writtenLanguage('Мне не заплатили', undefined)).toBe('ru')
  expect(writtenLanguage('Мне не заплатили', 'uz')).toBe('uz')
  expect(writtenLanguage('Цалин өгөөгүй', 'ru')).toBe('mn')
})

test('an age increases on the birthday in Korea', () => {
  expect(ageOn('1996-11-22', Date.parse('2026-11-21T14:59:59Z'))).toBe(29)
  expect(ageOn('1996-11-22', Date.parse('2026-11-21T15:00:00Z'))).toBe(30)
})

test('more days are added to the end of a running posting, and to no end that is not known yet', () => {
  const periodEnd = '2026-11-30T15:00:00.000Z'
  expect(newEnd({ status: 'IN_PROGRESS', periodEnd }, 7)).toBe('2026-12-07T15:00:00.000Z')
  expect(newEnd({ status: 'CLOSED', periodEnd }, 7)).toBeNull()
  expect(newEnd({ status: 'IN_REVIEW', periodEnd: null }, 7)).toBeNull()
})
