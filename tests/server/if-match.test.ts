import { expect, test } from 'vitest'
import { isCurrent } from '../../src/server/features/resume/versions.ts'
import { matchesIfMatch } from '../../src/server/http/caching/etag.ts'

const CURRENT = { resume: 12, expectedJob: 3 }

test.each(['"7"', 'W/"7"', '"7-gzip"', '"7-br"', '"7--gzip"', '"7;gzip"', 'W/"7-gzip"', '"6", "7-zstd"'])(
  'If-Match %s names the version 7, also after a proxy has compressed it',
  (header) => {
    expect(matchesIfMatch(header, '"7"')).toBe(true)
  },
)

test.each(['"8-gzip"', '"7-gzip', '"7-other"', '"7-gzip-gzip-x"', '"-gzip"', ''])(
  'If-Match %s does not name the version 7',
  (header) => {
    expect(matchesIfMatch(header, '"7"')).toBe(false)
  },
)

test('a resume that was read through a compressing proxy can be saved', () => {
  expect(isCurrent('"r12-d3-gzip"', CURRENT, 'resume')).toBe(true)
  expect(isCurrent('W/"r12-d9-br"', CURRENT, 'resume')).toBe(true)
  expect(isCurrent('"r11-d3-gzip"', CURRENT, 'resume')).toBe(false)
})
