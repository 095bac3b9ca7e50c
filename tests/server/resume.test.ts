import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { listApplications } from '../../src/contract/candidate/application.ts'
import { uploadFile } from '../../src/contract/site/file.ts'
import { getExpectedJob, getMyResume } from '../../src/contract/candidate/resume.ts'
import { saveExpectedJob, saveResume } from '../../src/contract/candidate/resume-form.ts'
import { listResumePhrases } from '../../src/contract/work/occupation.ts'
import { anEmployer, aWorker, type TestMember } from '../support/members.ts'
import { anUploadedPhoto, twoColorImage, upload } from '../support/images.ts'
import { aCompany, aJob, DONGTAN, type JobRow, publish } from '../support/jobs.ts'
import { aResumeForm, anExpectedJobForm } from '../support/resumes.ts'
import { runServer, type RunningServer } from '../support/server.ts'
let server: RunningServer
beforeAll(async () => {
  server = await runServer()
})

const save = (member: TestMember, overrides: object = {}) =>
  server.call(saveResume, { token: member.token, body: aResumeForm(overrides) })
const saveJob = (member: TestMember, overrides: object = {}) =>
  server.call(saveExpectedJob, { token: member.token, body: anExpectedJobForm(overrides) })
const mine = (member: TestMember) => server.call(getMyResume, { token: member.token })

async function published(overrides: Partial<JobRow> = {}): Promise<JobRow> {
  const company = await aCompany(server.database.db, new Date())
  const job = aJob(company, new Date(), overrides)
  await publish(server.database.db, job)
  return job
}

describe('A resume', () => {
  test('A resume is returned with photo, personal data and desired job', async () => {
    const worker = await aWorker(server)
    const photo = await anUploadedPhoto(server, worker.token)
    const saved = await save(worker, { profileImageData: photo })
    expect(saved).toMatchObject({ status: 201, data: { application: null } })
    expect((await saveJob(worker)).status).toBe(201)
    const { data, headers } = await mine(worker)
    expect(data).toEqual({
      resumeId: saved.data.id,
      name: 'Nguyen Van An',
      birthDate: '1996-02-29',
      cellphone: '01012345678',
      cellphoneVerified: false,
      details: '공장 3년',
      introduction: '성실합니다.',
      phrases: [],
      countyIsoCode: 'vn',
      countryEtcText: '',
      country: { countryIsoCode: 'vn', nameInOrigin: 'Việt Nam', flagImgUrl: '/flags/vn.svg' },
      gender: 'MAN',
      koreanCapability: 'GOOD',
      jobCategoryPeriodTypeMap: { FACTORY: 'ABOVE_1YEAR', FARM: 'UNDER_MONTH' },
      careerYears: {},
      workType: 'FOREIGN_WORKER',
      profileImageData: photo,
      profileImageUrl: expect.stringMatching(/^\/files\/.+\?w=640&expires=\d+&signature=/),
      expectedRegionId: DONGTAN,
      expectedRegionIds: [DONGTAN],
      expectedRegion: {
        id: DONGTAN,
        parent: expect.any(Number),
        sidoInSummary: '경기',
        sigungu: expect.any(String),
      },
      noSelectExpectedRegion: false,
      expectedJobCategory: 'FACTORY',
      noSelectExpectedJobCategory: false,
      expectedPayType: 'MONTHLY',
      expectedMinPayAmount: 2_300_000,
      expectedMaxPayAmount: 3_000_000,
      noSelectExpectedPayAmount: false,
      occupations: [],
      readsLangCode: 'ko',
      updatedDate: expect.stringMatching(/Z$/),
    })
    expect(headers.get('cache-control')).toBe('private, no-store')
    const image = await server.fetch(data.profileImageUrl ?? '')
    expect(image.headers.get('content-type')).toBe('image/jpeg')
  })

  test('Chosen phrases and occupations are stored as codes, and stay where a form does not name them', async () => {
    const worker = await aWorker(server)
    const phrases = [
      { code: 'TOPIK', parameters: { count: 4 } },
      { code: 'WORKED_AS', parameters: { count: 2, occupation: 'WELDER' } },
      { code: 'START_ON', parameters: { date: '2027-01-04' } },
    ]
    expect((await save(worker, { phrases })).status).toBe(201)
    expect((await saveJob(worker, { occupations: ['WELDER', 'PACKER'] })).status).toBe(201)
    await save(worker, { name: 'An Nguyen' })
    await saveJob(worker)
    expect((await mine(worker)).data).toMatchObject({
      name: 'An Nguyen',
      phrases,
      occupations: ['WELDER', 'PACKER'],
    })
    await save(worker, { phrases: [] })
    expect((await mine(worker)).data.phrases).toEqual([])
  })

  test('Unknown phrases and occupations, and phrases without their values, are refused', async () => {
    const worker = await aWorker(server)
    for (const phrase of [
      { code: 'NOT_A_PHRASE', parameters: {} },
      { code: 'TOPIK', parameters: {} },
      { code: 'NIGHTS_OK', parameters: { count: 2 } },
      { code: 'WORKED_AS', parameters: { count: 2, occupation: 'NOT_AN_OCCUPATION' } },
    ])
      expect((await save(worker, { phrases: [phrase] })).status).toBe(400)
    expect((await saveJob(worker, { occupations: ['NOT_AN_OCCUPATION'] })).status).toBe(400)
  })

  test('The phrases of resumes are listed in the asked language', async () => {
    const { data } = await server.call(listResumePhrases, { query: { langCode: 'ko' } })
    expect(data.find(({ code }) => code === 'TOPIK')).toEqual({
      code: 'TOPIK',
      group: 'LANGUAGES',
      groupName: '외국어',
      text: 'TOPIK {count}급이 있습니다',
      parameters: ['count'],
    })
  })

  test('A resume requires only name, nationality, residence type and cellphone', async () => {
    const worker = await aWorker(server)
    const { name, countyIsoCode, workType, cellphone } = aResumeForm()
    const body = { name, countyIsoCode, workType, cellphone }
    expect((await server.call(saveResume, { token: worker.token, body })).status).toBe(201)
    expect((await mine(worker)).data).toMatchObject({ birthDate: null, details: '', gender: null })
  })

  test('Saving a resume again replaces it and keeps its id', async () => {
    const worker = await aWorker(server)
    const first = await save(worker)
    const second = await save(worker, { name: 'An Nguyen', birthDate: null, jobCategoryPeriodTypeMap: {} })
    expect(second.data.id).toBe(first.data.id)
    expect((await mine(worker)).data).toMatchObject({
      name: 'An Nguyen',
      birthDate: null,
      jobCategoryPeriodTypeMap: {},
    })
  })

  test('GET /users/me/resume answers RESUME_MISSING before the first save', async () => {
    const { status, problem } = await mine(await aWorker(server))
    expect([status, problem.responseCode]).toEqual([404, 'RESUME_MISSING'])
  })

  test('A resume from before the longer form is returned with empty fields', async () => {
    const { data } = await mine(await aWorker(server, { hasResume: true }))
    expect(data).toMatchObject({
      details: '',
      introduction: '',
      jobCategoryPeriodTypeMap: {},
      profileImageUrl: null,
    })
  })

  test('Resumes are available to job seekers only', async () => {
    const employer = await anEmployer(server)
    for (const endpoint of [saveResume, saveExpectedJob])
      expect((await server.call(endpoint, { token: employer.token, body: {} })).status).toBe(403)
    expect((await server.call(getMyResume, {})).status).toBe(401)
    expect((await server.call(uploadFile, {})).status).toBe(401)
  })

  test('A country outside the list is stored as text, which a listed one replaces', async () => {
    const worker = await aWorker(server)
    await save(worker, { countyIsoCode: 'etc', countryEtcText: ' Sealand ' })
    expect((await mine(worker)).data).toMatchObject({
      countyIsoCode: 'etc',
      countryEtcText: 'Sealand',
      country: null,
    })
    await save(worker, { countyIsoCode: 'np', countryEtcText: 'Sealand' })
    expect((await mine(worker)).data).toMatchObject({ countyIsoCode: 'np', countryEtcText: '' })
  })

  test('Length limits count code points', async () => {
    const worker = await aWorker(server)
    const saved = await save(worker, { introduction: '𠮷'.repeat(500), details: '👍'.repeat(30) })
    expect(saved.status).toBe(201)
  })
})

describe('Validation of resume and desired job', () => {
  const unknownPhoto = '01900000-0000-7000-8000-000000000000.jpg'
  test.each([
    ['name', { name: '  ' }, 'REQUIRED'],
    ['name', { name: 'x'.repeat(61) }, 'TOO_LONG'],
    ['cellphone', { cellphone: '' }, 'REQUIRED'],
    ['cellphone', { cellphone: undefined }, 'REQUIRED'],
    ['cellphone', { cellphone: '02-123-4567' }, 'INVALID'],
    ['countyIsoCode', { countyIsoCode: '' }, 'REQUIRED'],
    ['countyIsoCode', { countyIsoCode: 'zz' }, 'UNKNOWN'],
    ['countyIsoCode', { countyIsoCode: 'Vietnam' }, 'INVALID'],
    ['countryEtcText', { countyIsoCode: 'etc', countryEtcText: ' ' }, 'REQUIRED'],
    ['workType', { workType: undefined }, 'REQUIRED'],
    ['workType', { workType: 'TOURIST' }, 'UNKNOWN'],
    ['birthDate', { birthDate: '20010231' }, 'INVALID'],
    ['birthDate', { birthDate: '2001-02-31' }, 'INVALID'],
    ['birthDate', { birthDate: '2199-01-01' }, 'INVALID'],
    ['birthDate', { birthDate: '1899-12-31' }, 'INVALID'],
    ['birthDate', { birthDate: '' }, 'INVALID'],
    ['details', { details: '가'.repeat(31) }, 'TOO_LONG'],
    ['introduction', { introduction: '가'.repeat(501) }, 'TOO_LONG'],
    ['gender', { gender: 'X' }, 'UNKNOWN'],
    ['jobCategoryPeriodTypeMap.FARM', { jobCategoryPeriodTypeMap: { FARM: 'LONG' } }, 'UNKNOWN'],
    ['profileImageData', { profileImageData: '../etc/passwd' }, 'INVALID'],
    ['profileImageData', { profileImageData: unknownPhoto }, 'UNKNOWN'],
    ['jobId', { jobId: '7' }, 'INVALID'],
  ])('The resume field %s rejects %j', async (field, overrides, code) => {
    const { status, problem } = await save(await aWorker(server), overrides)
    expect([status, problem.responseCode]).toEqual([400, 'VALIDATION'])
    expect(problem.errors).toEqual([expect.objectContaining({ field, code })])
  })

  test('A photo that belongs to another member or has another upload type is rejected', async () => {
    const [worker, other] = [await aWorker(server), await aWorker(server)]
    const theirs = await anUploadedPhoto(server, other.token)
    const employer = await anEmployer(server)
    const image = await twoColorImage(20, 20).jpeg().toBuffer()
    const { data: ofPosting } = await upload(server, image, { token: employer.token, type: 'announcement' })
    for (const profileImageData of [theirs, ofPosting]) {
      const { problem } = await save(worker, { profileImageData })
      expect(problem.errors).toMatchObject([{ field: 'profileImageData', code: 'UNKNOWN' }])
    }
    expect((await mine(worker)).status).toBe(404)
  })

  test.each([
    ['expectedMaxPayAmount', { expectedMinPayAmount: 3_000_001 }, 'TOO_SMALL'],
    ['expectedMinPayAmount', { expectedMinPayAmount: -1 }, 'TOO_SMALL'],
    ['expectedMinPayAmount', { expectedMinPayAmount: '2300000' }, 'INVALID'],
    ['expectedMaxPayAmount', { expectedMaxPayAmount: 5_000_000_000 }, 'TOO_LARGE'],
    ['expectedRegionId', { expectedRegionId: 9999 }, 'UNKNOWN'],
    ['expectedRegionId', { expectedRegionId: 1.5 }, 'INVALID'],
    ['expectedPayType', { expectedPayType: 'YEARLY' }, 'UNKNOWN'],
    ['expectedJobCategory', { expectedJobCategory: 'MINE' }, 'UNKNOWN'],
  ])('The desired job field %s rejects %j', async (field, overrides, code) => {
    const { status, problem } = await saveJob(await aWorker(server), overrides)
    expect([status, problem.responseCode]).toEqual([400, 'VALIDATION'])
    expect(problem.errors).toEqual([expect.objectContaining({ field, code })])
  })
})

describe('A desired job', () => {
  const read = async (member: TestMember) => server.call(getExpectedJob, { token: member.token })

  test('A desired job needs no resume and is empty before the first save', async () => {
    const worker = await aWorker(server)
    expect((await read(worker)).data).toMatchObject({ expectedRegionId: null, expectedPayType: null })
    expect((await saveJob(worker)).status).toBe(201)
    expect((await read(worker)).data).toMatchObject({
      expectedRegionId: DONGTAN,
      expectedMinPayAmount: 2_300_000,
    })
  })

  test('A desired job that opts out of a field stores no value for it', async () => {
    const worker = await aWorker(server)
    await saveJob(worker, {
      noSelectExpectedRegion: true,
      noSelectExpectedJobCategory: true,
      noSelectExpectedPayAmount: true,
    })
    expect((await read(worker)).data).toMatchObject({
      expectedRegionId: null,
      expectedRegion: null,
      expectedJobCategory: null,
      expectedMinPayAmount: null,
      expectedMaxPayAmount: null,
      noSelectExpectedRegion: true,
      noSelectExpectedJobCategory: true,
      noSelectExpectedPayAmount: true,
    })
  })
})

describe('A resume saved for a job', () => {
  test('Saving a resume for a job applies to it', async () => {
    const worker = await aWorker(server)
    const { id } = await published()
    const saved = await save(worker, { jobId: id })
    expect(saved).toMatchObject({ status: 201, data: { application: 'SENT' } })
    const { data } = await server.call(listApplications, { token: worker.token })
    expect(data.map((row) => row.job.id)).toEqual([id])
  })

  test('Saving a resume for a closed, unpublished or unknown job stores it without applying', async () => {
    const closed = await published({ status: 'CLOSED', closed_reason: 'EMPLOYER' })
    const due = await published({ status: 'PAYMENT_DUE' })
    for (const jobId of [closed.id, due.id, v7()]) {
      const worker = await aWorker(server)
      expect(await save(worker, { jobId })).toMatchObject({ status: 201, data: { application: null } })
      expect((await mine(worker)).status).toBe(200)
    }
  })
})
