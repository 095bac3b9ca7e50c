import { expect, test } from 'vitest'
import {
  companionOf,
  differencesOf,
  isTheirs,
  mergedVersion,
  versionsOf,
} from '../../../src/client/features/resume/conflict/versions.ts'
import { EMPTY_RESUME, resumeBody } from '../../../src/client/entities/resume/resume-values.ts'
import type { Entry } from '../../../src/client/offline/outbox/engine/entry.ts'
import { aResumeForm, anExpectedJobForm } from '../../support/resumes.ts'

const aConflict = (operation: string, mine: unknown, theirs: unknown): Entry => ({
  version: 1,
  id: 'entry-1',
  memberId: 'member-1',
  seq: 1,
  entity: operation,
  operation,
  params: {},
  payload: { kind: 'json', value: mine },
  needs: [],
  fills: [],
  absolute: true,
  state: 'CONFLICT',
  attempts: 1,
  due: 0,
  notBefore: 0,
  refusal: { status: 412, code: 'PRECONDITION_FAILED', fields: [], theirs, etag: '"r2-d1"' },
  title: {},
  refreshes: [],
  savedAt: 1,
})

/** A resume as the server answers: with read-only fields, and the cellphone as digits. */
const serverVersion = (overrides: object = {}) => ({
  ...aResumeForm({ cellphone: '01012345678' }),
  ...anExpectedJobForm(),
  resumeId: '01900000-0000-7000-8000-000000000001',
  profileImageUrl: '/files/a.jpg?signed',
  country: null,
  ...overrides,
})

function compareVersions(operation: string, mine: unknown, theirs: unknown) {
  const versions = versionsOf(aConflict(operation, mine, theirs))
  if (!versions) throw new Error('not readable')
  return versions
}

test('only differing fields are compared, and the format of a number is ignored', () => {
  const versions = compareVersions(
    'resumes.save',
    aResumeForm({ details: 'welding' }),
    serverVersion({ name: 'An' }),
  )
  expect(versions.differences).toEqual(['name', 'details'])
  expect(versions.theirPhotoUrl).toBe('/files/a.jpg?signed')
})

test('the order of sectors makes no difference', () => {
  const career = { FARM: 'UNDER_MONTH', FACTORY: 'ABOVE_1YEAR' }
  const versions = compareVersions(
    'resumes.save',
    aResumeForm({ jobCategoryPeriodTypeMap: career }),
    serverVersion(),
  )
  expect(versions.differences).toEqual([])
})

test('a choice merges all fields of its group, and the rest stays mine', () => {
  const theirs = serverVersion({ expectedMinPayAmount: 1, expectedMaxPayAmount: 2, expectedRegionId: 1 })
  const versions = compareVersions('resumes.saveExpectedJob', anExpectedJobForm(), theirs)
  expect(versions.differences).toEqual(['region', 'pay'])
  const merged = mergedVersion(versions, { pay: 'theirs' })
  expect(merged).toMatchObject({ expectedMinPayAmount: 1, expectedMaxPayAmount: 2, expectedRegionId: 142 })
  expect(differencesOf(merged, versions.theirs)).toEqual(['region'])
})

test('choosing all of theirs leaves nothing to send, unless an application belongs to it', () => {
  const versions = compareVersions('resumes.save', aResumeForm({ name: 'Me' }), serverVersion())
  expect(isTheirs(mergedVersion(versions, { name: 'theirs' }), versions)).toBe(true)
  const jobId = '01900000-0000-7000-8000-000000000002'
  const applying = compareVersions('resumes.save', aResumeForm({ name: 'Me', jobId }), serverVersion())
  expect(isTheirs(mergedVersion(applying, { name: 'theirs' }), applying)).toBe(false)
})

test('an unreadable version is not compared', () => {
  expect(versionsOf(aConflict('resumes.save', aResumeForm(), 'a page'))).toBeUndefined()
})

const compareWithBase = (begun: unknown, mine: unknown, theirs: unknown) => {
  const versions = versionsOf({ ...aConflict('resumes.save', mine, theirs), base: begun })
  if (!versions) throw new Error('not readable')
  return versions
}

test('a change of the other device is taken over, and a change of both defaults to mine', () => {
  const begun = aResumeForm()
  const mine = aResumeForm({ details: 'welding', introduction: 'Mine.' })
  const theirs = serverVersion({ introduction: 'Theirs.', gender: 'WOMAN' })
  const versions = compareWithBase(begun, mine, theirs)
  expect(versions.changedBy).toEqual({ gender: 'theirs', details: 'mine', introduction: 'both' })
  expect(mergedVersion(versions, {})).toMatchObject({
    details: 'welding',
    introduction: 'Mine.',
    gender: 'WOMAN',
  })
  expect(mergedVersion(versions, { gender: 'mine' })).toMatchObject({ gender: 'MAN' })
})

test('a form begun empty does not overwrite fields left empty', () => {
  const begun = resumeBody({ ...EMPTY_RESUME, name: 'An', countyIsoCode: 'vn' }, undefined)
  const mine = { ...begun, cellphone: '010-1234-5678', workType: 'FOREIGN_WORKER' }
  const versions = compareWithBase(begun, mine, serverVersion({ cellphone: '01099998888' }))
  const merged = mergedVersion(versions, {})
  expect(merged).toMatchObject({ name: 'Nguyen Van An', introduction: '성실합니다.', details: '공장 3년' })
  expect(versions.changedBy).toMatchObject({ cellphone: 'both', introduction: 'theirs' })
})

test('an entry without its base defaults to mine in all fields', () => {
  const versions = compareVersions('resumes.save', aResumeForm(), serverVersion({ gender: 'WOMAN' }))
  expect(versions.changedBy).toEqual({})
  expect(mergedVersion(versions, {})).toMatchObject({ gender: 'MAN' })
})

test('a desired job changed elsewhere is compared together with the resume', () => {
  const theirs = serverVersion({ expectedRegionId: 1 })
  const refused: Entry = {
    ...aConflict('resumes.save', aResumeForm({ details: 'welding' }), theirs),
    refusal: { status: 412, code: 'PRECONDITION_FAILED', fields: [], theirs, etag: '"r2-d5"' },
    base: aResumeForm(),
  }
  const waiting: Entry = {
    ...aConflict('resumes.saveExpectedJob', anExpectedJobForm({ expectedMinPayAmount: 9 }), undefined),
    id: 'entry-2',
    state: 'BLOCKED',
    attempts: 0,
    needs: ['entry-1'],
    ifMatch: '"r1-d1"',
    versionPart: 'd',
    base: anExpectedJobForm(),
  }
  expect(companionOf(refused, [refused, waiting])).toBe(waiting)
  const versions = versionsOf(refused, waiting)
  expect(versions?.differences).toEqual(['details', 'region', 'pay'])
  expect(versions?.changedBy).toEqual({ details: 'mine', region: 'theirs', pay: 'mine' })
  expect(companionOf(refused, [refused, { ...waiting, ifMatch: '"r1-d5"' }])).toBeUndefined()
  expect(companionOf(refused, [refused, { ...waiting, needs: [] }])).toBeUndefined()
})
