import { expect, test } from 'vitest'
import { menusOf } from '../../../src/client/features/layout/navigation.ts'

test('The menu offers employers to post a job only if their right is enough', () => {
  const offers = menusOf('EMPLOYER').flatMap(({ items }) =>
    items.filter(({ to }) => to === '/writeAnnouncement'),
  )
  expect(offers).toEqual([expect.objectContaining({ isForManagers: true })])
})

test('The menus of visitors and job seekers depend on no right', () => {
  const items = [...menusOf(undefined), ...menusOf('EMPLOYEE')].flatMap((menu) => menu.items)
  expect(items.filter(({ isForManagers }) => isForManagers)).toEqual([])
})
