import { createHash } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { v7 } from 'uuid'
import { createSocial } from '../../src/server/providers/social/create-social.ts'
import { createTranslations } from '../../src/server/features/translation/service.ts'
import { JOB_CATEGORIES, REPORT_REASONS } from '../../src/contract/base/enums.ts'
import type { RateLimitName } from '../../src/server/http/rate-limits.ts'
import { anEmployer, aWorker, PASSWORD, type TestMember } from '../support/members.ts'
import { anOperator } from '../support/operators.ts'
import { upload } from '../support/pictures.ts'
import { aCompany, aPosting, publish } from '../support/postings.ts'
import { PUSH_KEYS, running, type RunningServer } from '../support/server.ts'
import { aWebRoot } from '../support/web-root.ts'

let server: RunningServer
let worker: TestMember
let employer: TestMember
let operator: TestMember

beforeAll(async () => {
  const client = {
    clientId: 'client',
    clientSecret: null,
    appId: null,
    authUrl: 'https://x',
    apiUrl: 'https://x',
  }
  server = await running({
    webRoot: await aWebRoot(),
    services: {
      social: createSocial({ kakao: client, naver: null, facebook: null }),
      translations: createTranslations({ translate: async (text) => text }, () => undefined),
    },
  })
  ;[worker, employer, operator] = await Promise.all([aWorker(server), anEmployer(server), anOperator(server)])
})
beforeEach(() => server.database.pool.query('truncate rate_limits'))

const ADDRESS = '127.0.0.1'
const HOUR = 3_600
const QUARTER = 900
const ID = v7()
const EMAIL = 'somebody@ilteo.test'

/** Counted under whose name, and a request that counts; members are made only when the tests begin. */
interface Documented {
  uses: number
  seconds: number
  key: () => string
  sends: () => Promise<Pick<Response, 'status' | 'headers'>>
}

const asks = (path: string, token?: string) =>
  server.fetch(`/api${path}`, { headers: token ? { authorization: `Bearer ${token}` } : {} })
const posts = (path: string, body: unknown, token?: string, method = 'POST') =>
  server.fetch(`/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': v7(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  })
const signsIn = () =>
  posts('/users/authentication', { authType: 'EMAIL', email: EMAIL, password: 'not this one' })
const uploads = () => upload(server, 'no picture', { token: worker.token })
const forgets = () => posts('/users/password-resets', { email: EMAIL, name: 'Nobody' })

const confirms = () => posts('/users/me/second-factor/confirmation', { code: '000000' }, operator.token)

let numbers = 0
let sector = 0
/** Of a sector that no card has been drawn for yet: those that are kept are not counted. */
async function sharesAnother() {
  const { db } = server.database
  const categories = [JOB_CATEGORIES[sector++] ?? 'FACTORY']
  const posting = aPosting(await aCompany(db, new Date()), new Date(), { categories })
  await publish(db, posting)
  return server.fetch(`/share/jobs/${posting.id}.jpg`)
}
const ofAddress = { key: () => ADDRESS }
const ofWorker = { key: () => worker.id }
const ofOperator = { key: () => operator.id }

/**
 * Every limit once more, by hand: what is documented, not what the source says. A limit without a line here does not
 * compile.
 */
const DOCUMENTED: Record<RateLimitName, Documented> = {
  'address-search': { uses: 600, seconds: HOUR, ...ofAddress, sends: () => asks('/addresses?query=suwon') },
  'certification-check': {
    uses: 200,
    seconds: QUARTER,
    ...ofAddress,
    sends: () =>
      posts('/certifications', { cellphone: '01012345678', code: '000000', onlyForCertification: false }),
  },
  'certification-send': {
    uses: 60,
    seconds: HOUR,
    ...ofAddress,
    // A number of its own each time: one that has just been sent a code is refused for that.
    sends: () => posts('/certifications/code', { cellphone: `010${String(numbers++).padStart(8, '0')}` }),
  },
  'confirm-identity': {
    uses: 60,
    seconds: HOUR,
    ...ofWorker,
    sends: () => asks('/users/me/export', worker.token),
  },
  count: {
    uses: 1_200,
    seconds: HOUR,
    key: () => `${ADDRESS} news`,
    sends: () => posts(`/news/${ID}/views`, undefined),
  },
  coupon: {
    uses: 60,
    seconds: HOUR,
    key: () => employer.id,
    sends: () => posts('/coupons', { code: 'GUESS' }, employer.token),
  },
  'email-link-address': {
    uses: 60,
    seconds: HOUR,
    ...ofAddress,
    sends: () => asks(`/users/email-links/${'a'.repeat(43)}`),
  },
  'email-change-member': {
    uses: 5,
    seconds: HOUR,
    ...ofWorker,
    sends: () => posts('/users/me/email', { email: EMAIL, password: PASSWORD }, worker.token, 'PUT'),
  },
  'email-link-member': {
    uses: 5,
    seconds: HOUR,
    ...ofWorker,
    sends: () => posts('/users/me/email-link', undefined, worker.token),
  },
  'export-member': {
    uses: 20,
    seconds: HOUR,
    ...ofWorker,
    sends: () => asks('/users/me/export', worker.token),
  },
  'find-id-address': {
    uses: 30,
    seconds: HOUR,
    ...ofAddress,
    sends: () => posts('/users/find-id', { name: 'Mai', cellphone: '01012345678', code: '000000' }),
  },
  'job-report': {
    uses: 10,
    seconds: HOUR,
    ...ofWorker,
    sends: () => posts(`/jobs/${ID}/reports`, { reason: REPORT_REASONS[0] }, worker.token),
  },
  'member-lookup': {
    uses: 300,
    seconds: HOUR,
    ...ofOperator,
    sends: () =>
      posts(`/operator/members/${ID}/disclosures`, { reason: 'They asked by phone.' }, operator.token),
  },
  'news-import': {
    uses: 30,
    seconds: HOUR,
    ...ofOperator,
    sends: () =>
      posts('/operator/news/imports', { url: 'http://localhost/feed', withImages: false }, operator.token),
  },
  'password-address': { uses: 600, seconds: QUARTER, ...ofAddress, sends: signsIn },
  'password-member': {
    uses: 30,
    seconds: HOUR,
    ...ofWorker,
    sends: () =>
      posts('/users/me/password', { currentPassword: 'no', password: 'a new password' }, worker.token, 'PUT'),
  },
  'password-reset-account': {
    uses: 5,
    seconds: HOUR,
    key: () => `${ADDRESS} ${EMAIL}`,
    sends: forgets,
  },
  'password-reset-address': { uses: 30, seconds: HOUR, ...ofAddress, sends: forgets },
  'push-member': {
    uses: 60,
    seconds: HOUR,
    ...ofWorker,
    sends: () =>
      posts(
        '/push-subscriptions',
        {
          endpoint: 'https://fcm.googleapis.com/fcm/send/1',
          keys: { p256dh: PUSH_KEYS.publicKey, auth: 'A'.repeat(22) },
        },
        worker.token,
      ),
  },
  'reset-token-address': {
    uses: 60,
    seconds: HOUR,
    ...ofAddress,
    sends: () => asks(`/users/password-resets/${'a'.repeat(43)}`),
  },
  'second-factor': { uses: 10, seconds: QUARTER, ...ofOperator, sends: confirms },
  'second-factor-day': { uses: 50, seconds: 24 * HOUR, ...ofOperator, sends: confirms },
  'sign-in-account': { uses: 10, seconds: QUARTER, key: () => EMAIL, sends: signsIn },
  'sign-in-address': { uses: 100, seconds: QUARTER, ...ofAddress, sends: signsIn },
  'share-card': { uses: 300, seconds: HOUR, ...ofAddress, sends: sharesAnother },
  'sign-in-device': {
    uses: 10,
    seconds: QUARTER,
    key: () => `${worker.id} ${createHash('sha256').update(worker.token).digest('base64url')}`,
    sends: () =>
      posts('/users/me/password', { currentPassword: 'no', password: PASSWORD }, worker.token, 'PUT'),
  },
  'sign-up-address': {
    uses: 60,
    seconds: HOUR,
    ...ofAddress,
    sends: () =>
      posts('/users', { authType: 'EMAIL', email: EMAIL, name: 'Mai', password: PASSWORD, role: 'EMPLOYEE' }),
  },
  sitemap: { uses: 300, seconds: HOUR, ...ofAddress, sends: () => server.fetch('/sitemaps/news.xml') },
  'social-address': {
    uses: 300,
    seconds: HOUR,
    ...ofAddress,
    sends: () => posts('/users/authentication/kakao/start', {}),
  },
  translation: {
    uses: 300,
    seconds: HOUR,
    ...ofAddress,
    sends: () => posts('/translations', { text: v7(), langCode: 'vi' }),
  },
  'upload-address': { uses: 300, seconds: HOUR, ...ofAddress, sends: uploads },
  'upload-member': { uses: 60, seconds: HOUR, ...ofWorker, sends: uploads },
}

/** The counter as it stands after so many uses. */
async function wasUsed(name: string, key: string, times: number, seconds: number): Promise<void> {
  const hashed = createHash('sha256').update(key).digest('base64url')
  await server.database.pool.query('insert into rate_limits (key, points, expire) values ($1, $2, $3)', [
    `${name}:${hashed}`,
    times,
    Date.now() + seconds * 1_000,
  ])
}

test.each(Object.entries(DOCUMENTED))(
  'The limit %s allows its last use and rejects the next one until its window ends',
  async (name, { uses, seconds, key, sends }) => {
    await wasUsed(name, key(), uses - 1, seconds)
    expect((await sends()).status).not.toBe(429)
    const refused = await sends()
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(seconds)
  },
)

test.each(Object.entries(DOCUMENTED))(
  'The first use of the limit %s starts a full window',
  async (name, { seconds, sends }) => {
    const before = Date.now()
    await sends()
    const { rows } = await server.database.pool.query<{ expire: string }>(
      'select expire from rate_limits where key like $1',
      [`${name}:%`],
    )
    const expire = Number(rows[0]?.expire)
    expect(expire).toBeGreaterThanOrEqual(before + seconds * 1_000)
    expect(expire).toBeLessThanOrEqual(Date.now() + seconds * 1_000)
  },
)
