import { expect, test } from 'vitest'
import { activeTab, isActive } from '../../../src/client/features/layout/active-tab.ts'

const home = { to: '/home', also: ['/'] }
const favorites = { to: '/mypage/favorites' }
const myPage = { to: '/mypage', also: ['/payment'] }
const tabs = [home, favorites, myPage]

test('A page below two tabs belongs to the one with the longer path', () => {
  expect(activeTab('/mypage/favorites', tabs)).toBe(favorites)
  expect(activeTab('/mypage/language', tabs)).toBe(myPage)
})

test('The case of a path does not matter', () => {
  expect(activeTab('/MyPage/Favorites', tabs)).toBe(favorites)
})

test('The root belongs to the home tab alone', () => {
  expect(activeTab('/', tabs)).toBe(home)
  expect(isActive('/news', home)).toBe(false)
})

test('A path that only begins with the same letters belongs to no tab', () => {
  expect(activeTab('/mypages', tabs)).toBeUndefined()
  expect(activeTab('/paymenthistory', tabs)).toBeUndefined()
})
