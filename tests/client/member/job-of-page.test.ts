import { expect, test } from 'vitest'
import { jobOfPage } from '../../../src/client/features/member/role-of-path.ts'

const ID = '01a207bb-39fc-7984-915e-c639d26fa4e4'

test('the page of a job names the job that a visitor wanted to apply for', () => {
  expect(jobOfPage(`/recruitment/detail/${ID}`)).toBe(ID)
  expect(jobOfPage(`/recruitment/detail/${ID}?from=list`)).toBe(ID)
})

test.each(['/mypage/favorites', '/recruitment/detail/', `/recruitment/detail/${ID}/more`, '/home'])(
  '%s names no job',
  (page) => {
    expect(jobOfPage(page)).toBeUndefined()
  },
)
