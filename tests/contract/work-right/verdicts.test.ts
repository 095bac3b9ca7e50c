import { expect, test } from 'vitest'
import { hasWay, mayStart } from '../../../src/contract/work-right/may-take.ts'
import { WORK_RIGHT_VERDICTS } from '../../../src/reference/work-rights/vocabulary.ts'

test('Only a yes, within limits or not, lets somebody start', () => {
  expect(new Set(WORK_RIGHT_VERDICTS.filter(mayStart))).toEqual(new Set(['YES', 'WITHIN_LIMITS']))
})

test('A permit or the employment centre is a way to a job, and an unknown answer is none', () => {
  expect(new Set(WORK_RIGHT_VERDICTS.filter(hasWay))).toEqual(
    new Set(['YES', 'WITHIN_LIMITS', 'PERMIT_FIRST', 'EMPLOYMENT_CENTRE']),
  )
})
