import { expect, test } from 'vitest'
import type { Announcement } from '../../../src/contract/job/announcement.ts'
import {
  bodyOf,
  valuesOf,
  valuesOfCopy,
} from '../../../src/client/features/announcement/form/announcement-body.ts'
import { AnnouncementForm } from '../../../src/contract/job/announcement-form.ts'
import { errorsOfAnnouncement } from '../../../src/client/features/announcement/form/announcement-check.ts'
import { completeAnnouncement } from './complete-announcement.ts'

const picture = { at: 'STORED', reference: 'a.jpg', url: '/files/a.jpg' } as const
const earlier = (productType: 'LIFE' | 'LOCAL') => {
  const body = { ...bodyOf(completeAnnouncement({ picture, productType })), localJobRegionIds: [142] }
  return { announcement: AnnouncementForm.parse(body), imageUrl: picture.url } as unknown as Announcement
}

test('a copy of a posting has everything in it, its picture too, and may be published as it is', () => {
  const copy = valuesOfCopy(earlier('LOCAL'))
  expect(copy).toMatchObject(valuesOf(earlier('LOCAL').announcement, picture))
  expect(copy).toMatchObject({ picture, productType: 'LOCAL', localJobRegionIds: [142] })
  expect(errorsOfAnnouncement(copy)).toEqual({})
})

test('a copy of a free posting leaves the type open, as the free one may be used up', () => {
  expect(valuesOfCopy(earlier('LIFE')).productType).toBeNull()
})

test('a first day of work that has passed is not copied, and is refused at its field', () => {
  const announcement = { ...earlier('LOCAL').announcement, startDate: '2026-01-05' }
  expect(valuesOf(announcement, null).startDate).toBeNull()
  const values = completeAnnouncement({ startDate: '2026-01-05' })
  expect(errorsOfAnnouncement(values, Date.parse('2026-01-05T15:30:00Z'))).toEqual({ startDate: 'TOO_SMALL' })
  expect(errorsOfAnnouncement(values, Date.parse('2026-01-05T14:30:00Z'))).toEqual({})
})
