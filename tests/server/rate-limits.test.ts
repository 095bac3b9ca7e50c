import { createHash } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { v7 } from 'uuid'
import { createTranslations } from '../../src/server/features/translation/translations.ts'
import { JOB_CATEGORIES, REPORT_REASONS } from '../../src/contract/base/enums.ts'
import type { RateLimitName } from '../../src/server/http/rate-limits.ts'
import { anEmployer, aWorker, PASSWORD, type TestMember } from '../support/members.ts'
import { anOperator } from '../support/operators.ts'
import { upload } from '../support/images.ts'
import { messageLimits } from '../support/message-limits.ts'
import { phoneLimits } from '../support/phone-limits.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { socialServers } from '../support/social-servers.ts'
import { PUSH_KEYS, runServer, type RunningServer } from '../support/server.ts'
import { aWebRoot } from '../support/web-root.ts'

let server: RunningServer
let vendors: Awaited<ReturnType<typeof socialServers>>
let worker: TestMember
let employer: TestMember
let operator: TestMember

beforeAll(async () => {
  vendors = await socialServers()
  server = await runServer({
    webRoot: await aWebRoot(),
    services: {
      social: vendors.providers,
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

/** The key that a limit counts by, and a request that counts; members are created only when the tests start. */
interface Documented {
  uses: number
  seconds: number
  key: () => string
  send: () => Promise<Pick<Response, 'status' | 'headers'>>
}

const getPath = (path: string, token?: string) =>
  server.fetch(`/api${path}`, { headers: token ? { authorization: `Bearer ${token}` } : {} })
const postTo = (path: string, body: unknown, token?: string, method = 'POST') =>
  server.fetch(`/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': v7(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  })
const signInWrongly = () =>
  postTo('/users/authentication', { authType: 'EMAIL', email: EMAIL, password: 'not this one' })
const signUp = () =>
  postTo('/users', { authType: 'EMAIL', email: EMAIL, name: 'Mai', password: PASSWORD, role: 'EMPLOYEE' })
const uploadInvalid = () => upload(server, 'no picture', { token: worker.token })
const requestReset = () => postTo('/users/password-resets', { email: EMAIL, name: 'Nobody' })

const confirmFactor = () => postTo('/users/me/second-factor/confirmation', { code: '000000' }, operator.token)

const checkNumber = () => getPath('/employers/business-numbers/1248100998', employer.token)
const exportData = () => getPath('/users/me/export', worker.token)
const tryCoupon = () => postTo('/coupons', { code: 'GUESS' }, employer.token)
const invite = () =>
  postTo('/employers/invitations', { email: EMAIL, right: 'READER', langCode: 'ko' }, employer.token)
const enterCode = () => postTo('/users/me/email-code', { code: '123456' }, worker.token)

let sector = 0
/** For a sector without a rendered card yet, as cached ones are not counted. */
async function requestNewCard() {
  const { db } = server.database
  const categories = [JOB_CATEGORIES[sector++] ?? 'FACTORY']
  const job = aJob(await aCompany(db, new Date()), new Date(), { categories })
  await publish(db, job)
  return server.fetch(`/share/jobs/${job.id}.jpg`)
}
const ofAddress = { key: () => ADDRESS }
const ofWorker = { key: () => worker.id }
const ofEmployer = { key: () => employer.id }
const ofOperator = { key: () => operator.id }

/** Counted by the background, which no request does (notification-channels.test.ts). */
type OfBackground = 'notification-text-member' | 'notification-text-total'

/**
 * All limits as documented, independent of the source. A limit without a line here does not compile.
 */
const DOCUMENTED: Record<Exclude<RateLimitName, OfBackground>, Documented> = {
  'address-search': { uses: 600, seconds: HOUR, ...ofAddress, send: () => getPath('/addresses?query=suwon') },
  'confirm-identity': { uses: 60, seconds: HOUR, ...ofWorker, send: exportData },
  count: {
    uses: 1_200,
    seconds: HOUR,
    key: () => `${ADDRESS} news`,
    send: () => postTo(`/news/${ID}/views`, undefined),
  },
  'business-number': { uses: 60, seconds: HOUR, ...ofEmployer, send: checkNumber },
  coupon: { uses: 60, seconds: HOUR, ...ofEmployer, send: tryCoupon },
  'invitation-address': {
    uses: 60,
    seconds: HOUR,
    ...ofAddress,
    send: () => getPath(`/invitations/${'a'.repeat(43)}`),
  },
  'invitation-company': { uses: 20, seconds: 24 * HOUR, ...ofEmployer, send: invite },
  'invitation-contact': { uses: 5, seconds: 24 * HOUR, key: () => EMAIL, send: invite },
  ...messageLimits(() => server, postTo),
  ...phoneLimits(() => server, { post: postTo, worker: () => worker, address: ADDRESS }),
  'email-link-address': {
    uses: 60,
    seconds: HOUR,
    ...ofAddress,
    send: () => getPath(`/users/email-links/${'a'.repeat(43)}`),
  },
  'email-change-member': {
    uses: 5,
    seconds: HOUR,
    ...ofWorker,
    send: () => postTo('/users/me/email', { email: EMAIL, password: PASSWORD }, worker.token, 'PUT'),
  },
  'email-code-member': { uses: 30, seconds: HOUR, ...ofWorker, send: enterCode },
  'email-link-member': {
    uses: 5,
    seconds: HOUR,
    ...ofWorker,
    send: () => postTo('/users/me/email-link', undefined, worker.token),
  },
  'export-member': {
    uses: 20,
    seconds: HOUR,
    ...ofWorker,
    send: () => getPath('/users/me/export', worker.token),
  },
  'find-id-address': {
    uses: 30,
    seconds: HOUR,
    ...ofAddress,
    send: () => postTo('/users/find-id', { name: 'Mai', cellphone: '01012345678', code: '000000' }),
  },
  'job-report': {
    uses: 10,
    seconds: HOUR,
    ...ofWorker,
    send: () => postTo(`/jobs/${ID}/reports`, { reason: REPORT_REASONS[0] }, worker.token),
  },
  'list-export': {
    uses: 30,
    seconds: HOUR,
    ...ofOperator,
    send: () => postTo('/operator/orders/exports', {}, operator.token),
  },
  'member-lookup': {
    uses: 300,
    seconds: HOUR,
    ...ofOperator,
    send: () =>
      postTo(`/operator/members/${ID}/disclosures`, { reason: 'They asked by phone.' }, operator.token),
  },
  'news-import': {
    uses: 30,
    seconds: HOUR,
    ...ofOperator,
    send: () =>
      postTo('/operator/news/imports', { url: 'http://localhost/feed', withImages: false }, operator.token),
  },
  'password-address': { uses: 600, seconds: QUARTER, ...ofAddress, send: signInWrongly },
  'password-member': {
    uses: 30,
    seconds: HOUR,
    ...ofWorker,
    send: () =>
      postTo(
        '/users/me/password',
        { currentPassword: 'no', password: 'a new password' },
        worker.token,
        'PUT',
      ),
  },
  'password-reset-account': {
    uses: 5,
    seconds: HOUR,
    key: () => `${ADDRESS} ${EMAIL}`,
    send: requestReset,
  },
  'password-reset-address': { uses: 30, seconds: HOUR, ...ofAddress, send: requestReset },
  'push-member': {
    uses: 60,
    seconds: HOUR,
    ...ofWorker,
    send: () =>
      postTo(
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
    send: () => getPath(`/users/password-resets/${'a'.repeat(43)}`),
  },
  'second-factor': { uses: 10, seconds: QUARTER, ...ofOperator, send: confirmFactor },
  'second-factor-day': { uses: 50, seconds: 24 * HOUR, ...ofOperator, send: confirmFactor },
  'sign-in-account': { uses: 10, seconds: QUARTER, key: () => EMAIL, send: signInWrongly },
  'sign-in-address': { uses: 100, seconds: QUARTER, ...ofAddress, send: signInWrongly },
  'share-card': { uses: 300, seconds: HOUR, ...ofAddress, send: requestNewCard },
  'sign-in-device': {
    uses: 10,
    seconds: QUARTER,
    key: () => `${worker.id} ${createHash('sha256').update(worker.token).digest('base64url')}`,
    send: () =>
      postTo('/users/me/password', { currentPassword: 'no', password: PASSWORD }, worker.token, 'PUT'),
  },
  'sign-up-account': { uses: 5, seconds: 24 * HOUR, key: () => EMAIL, send: signUp },
  'sign-up-address': { uses: 60, seconds: HOUR, ...ofAddress, send: signUp },
  sitemap: { uses: 300, seconds: HOUR, ...ofAddress, send: () => server.fetch('/sitemaps/news.xml') },
  'social-account': {
    uses: 5,
    seconds: 24 * HOUR,
    key: () => 'kakao 77',
    // An address that the provider does not vouch for.
    send: () => {
      const thirdPartyAccessToken = vendors.kakao.aToken({ id: '77', email: worker.email })
      return postTo('/users', { authType: 'KAKAO', role: 'EMPLOYEE', thirdPartyAccessToken })
    },
  },
  'social-address': {
    uses: 300,
    seconds: HOUR,
    ...ofAddress,
    send: () => postTo('/users/authentication/kakao/start', {}),
  },
  translation: {
    uses: 300,
    seconds: HOUR,
    ...ofAddress,
    send: () => postTo('/translations', { text: v7(), langCode: 'vi' }),
  },
  'upload-address': { uses: 300, seconds: HOUR, ...ofAddress, send: uploadInvalid },
  'upload-member': { uses: 60, seconds: HOUR, ...ofWorker, send: uploadInvalid },
}

/** The state of the counter after that many uses. */
async function setUses(name: string, key: string, times: number, seconds: number): Promise<void> {
  const hashed = createHash('sha256').update(key).digest('base64url')
  await server.database.pool.query('insert into rate_limits (key, points, expire) values ($1, $2, $3)', [
    `${name}:${hashed}`,
    times,
    Date.now() + seconds * 1_000,
  ])
}

test.each(Object.entries(DOCUMENTED))(
  'The limit %s allows its last use and rejects the next one until its window ends',
  async (name, { uses, seconds, key, send }) => {
    await setUses(name, key(), uses - 1, seconds)
    expect((await send()).status).not.toBe(429)
    const refused = await send()
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(seconds)
  },
)

test.each(Object.entries(DOCUMENTED))(
  'The first use of the limit %s starts a full window',
  async (name, { seconds, send }) => {
    const before = Date.now()
    await send()
    const { rows } = await server.database.pool.query<{ expire: string }>(
      'select expire from rate_limits where key like $1',
      [`${name}:%`],
    )
    const expire = Number(rows[0]?.expire)
    expect(expire).toBeGreaterThanOrEqual(before + seconds * 1_000)
    expect(expire).toBeLessThanOrEqual(Date.now() + seconds * 1_000)
  },
)
