import { expect, test } from 'vitest'
import { AnnouncementForm } from '../../../src/contract/job/announcement-form.ts'
import { bodyOf, valuesOf } from '../../../src/client/features/announcement/form/announcement-body.ts'
import { errorsOfAnnouncement } from '../../../src/client/features/announcement/form/announcement-check.ts'
import { isAnnouncementDraft } from '../../../src/client/features/announcement/form/announcement-values.ts'
import {
  chosenWeek,
  USUAL_WEEKS,
  weekAfter,
} from '../../../src/client/features/announcement/form/time/days-choice.ts'
import { previewWork } from '../../../src/client/features/announcement/preview/preview-work.ts'
import { differences } from '../../../src/client/features/announcement/saving/announcement-versions.ts'
import { formatOf } from '../../../src/client/i18n/format.ts'
import { workDaysText } from '../../../src/client/i18n/work-days-text.ts'
import { completeAnnouncement } from './complete-announcement.ts'

const { MON_FRI, MON_SAT } = USUAL_WEEKS
const nothing = chosenWeek({ workDays: null, numberOfWorkDays: null })

test('one press on a usual week names its days and sets their number', () => {
  expect(weekAfter(nothing, 'MON_FRI')).toEqual({ choice: 'MON_FRI', workDays: MON_FRI, numberOfWorkDays: 5 })
  expect(weekAfter(nothing, 'MON_SAT')).toEqual({ choice: 'MON_SAT', workDays: MON_SAT, numberOfWorkDays: 6 })
  expect(weekAfter(weekAfter(nothing, 'MON_FRI'), 'MON_FRI')).toEqual(nothing)
})

test('other days begin with those of the week that was chosen', () => {
  expect(weekAfter(weekAfter(nothing, 'MON_SAT'), 'OTHER')).toMatchObject({
    workDays: MON_SAT,
    numberOfWorkDays: 6,
  })
  expect(weekAfter(nothing, 'OTHER')).toMatchObject({ workDays: [], numberOfWorkDays: null })
})

test('days to be agreed keep their number', () => {
  const agreed = { choice: 'AGREED', workDays: null, numberOfWorkDays: 5 }
  expect(weekAfter(weekAfter(nothing, 'MON_FRI'), 'AGREED')).toEqual(agreed)
  expect(chosenWeek({ numberOfWorkDays: 5 })).toEqual(agreed)
})

test('a number of days that is not that of the named ones is an error at the days', () => {
  const values = completeAnnouncement({ workDays: [], numberOfWorkDays: null })
  expect(errorsOfAnnouncement(values)).toHaveProperty('numberOfWorkDays')
  expect(errorsOfAnnouncement(completeAnnouncement({ workDays: MON_SAT }))).toHaveProperty('numberOfWorkDays')
})

test('named days survive being sent and read back into the form', () => {
  const values = completeAnnouncement({ productType: 'LOCAL', workDays: MON_FRI })
  const sent = AnnouncementForm.parse(bodyOf(values))
  expect(sent.workDays).toEqual(MON_FRI)
  expect(valuesOf(sent, null).workDays).toEqual(MON_FRI)
})

test('a draft and an entry of an older build leave the days to be agreed', () => {
  const { workDays: _, ...older } = completeAnnouncement({ productType: 'LOCAL' })
  expect(isAnnouncementDraft({ key: 'draft', values: older })).toBe(true)
  const { workDays: _days, ...body } = bodyOf(older)
  expect(valuesOf(AnnouncementForm.parse(body), null).workDays).toBeNull()
  expect(differences(older, completeAnnouncement({ productType: 'LOCAL' }))).toEqual([])
})

test('two versions with other days of the same number differ', () => {
  const mine = completeAnnouncement({ workDays: MON_FRI })
  expect(differences(mine, completeAnnouncement({ workDays: ['TUE', 'WED', 'THU', 'FRI', 'SAT'] }))).toEqual([
    'days',
  ])
})

test('the preview names the days that the page of the job will name', () => {
  const say = () => ''
  expect(previewWork(completeAnnouncement({ workDays: MON_SAT }), say).workDays).toEqual(MON_SAT)
  expect(previewWork(completeAnnouncement({ details: '주말 휴무' }), say).workDays).toEqual(MON_FRI)
  expect(previewWork(completeAnnouncement(), say)).not.toHaveProperty('workDays')
})

test('days are written in the language of the reader, runs of three or more by their ends', () => {
  expect(workDaysText(MON_FRI, formatOf('en'))).toBe('Mon–Fri')
  expect(workDaysText(MON_SAT, formatOf('ko'))).toBe('월–토')
  expect(workDaysText(['MON', 'TUE', 'WED', 'SAT', 'SUN'], formatOf('ru'))).toBe('Пн–Ср\u00a0· Сб\u00a0· Вс')
})
