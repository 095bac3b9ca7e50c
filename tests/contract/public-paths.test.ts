import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { publicPageAt, publicPathOf, publicRoutes } from '../../src/contract/public-paths.ts'

const ROUTES = join(import.meta.dirname, '../../src/client/routes')

describe.each(publicRoutes)('The public page %s', (route) => {
  test('has a route file', () => {
    expect(existsSync(join(ROUTES, `${route}.tsx`))).toBe(true)
  })

  test('is found at its own path', () => {
    const path = publicPathOf(route, '0199')
    expect(publicPageAt(path)).toEqual({ route, id: path.endsWith('0199') ? '0199' : '' })
  })
})

test.each([
  ['/', 'landing'],
  ['/landing', 'landing'],
  ['/RecruitInfo', 'recruitInfo'],
  ['/recruitment/detail/x', 'recruitment.detail.$id'],
  ['/news', 'news.index'],
])('%s shows the public page %s', (path, route) => {
  expect(publicPageAt(path)?.route).toBe(route)
})

test.each(['/recruitment/detail/', '/news/detail/a/b', '/newsletter', '/mypage', '/homepage'])(
  '%s is not a public page',
  (path) => {
    expect(publicPageAt(path)).toBeNull()
  },
)
