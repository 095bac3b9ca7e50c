import { expect, test } from 'vitest'
import { isOtherVersion } from '../../../src/client/features/announcement/saving/use-done.ts'
import { completeAnnouncement } from './complete-announcement.ts'

const base = completeAnnouncement({ title: '부품 조립' })
const draft = { key: 'posting-1', values: completeAnnouncement({ title: '용접' }), etag: '"1"', base }
const stored = (title: string) => ({ etag: '"2"', values: completeAnnouncement({ title }) })

test('other contents that were saved elsewhere are another version', () => {
  expect(isOtherVersion(draft, stored('포장'))).toBe(true)
})

test('a version that only an approval made is none, as its contents are those that the draft began with', () => {
  expect(isOtherVersion(draft, stored('부품 조립'))).toBe(false)
})

test('the version that the draft began with is none, whatever was typed since', () => {
  expect(isOtherVersion(draft, { etag: '"1"', values: base })).toBe(false)
})

test('a draft of an older build, which lacks the contents it began with, takes every newer version for another', () => {
  const { base: _base, ...older } = draft
  expect(isOtherVersion(older, stored('부품 조립'))).toBe(true)
  expect(isOtherVersion(older, { etag: '"1"', values: base })).toBe(false)
})

test('a new posting has no other version', () => {
  const { etag: _etag, base: _base, ...written } = draft
  expect(isOtherVersion(written, stored('포장'))).toBe(false)
})
