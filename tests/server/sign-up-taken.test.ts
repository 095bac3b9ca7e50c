import { beforeEach, describe, expect, test } from 'vitest'
import { createMember, signIn } from '../../src/contract/account/member.ts'
import { untilIdle } from '../support/background.ts'
import { mailsOf } from '../support/mails.ts'
import { aWorker, PASSWORD, type TestMember } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let owner: TestMember
beforeEach(async () => {
  server = await runServer({ trustProxy: ['127.0.0.1'] })
  owner = await aWorker(server)
  await server.database.pool.query('update members set lang_code = $1 where id = $2', ['vi', owner.id])
})

const signUp = (email: string, body: object = {}, from = '203.0.113.9') =>
  server.call(createMember, {
    body: {
      authType: 'EMAIL',
      email,
      name: 'Somebody Else',
      password: 'another long one',
      role: 'EMPLOYER',
      ...body,
    },
    headers: { 'x-forwarded-for': from },
  })

async function mailsTo(email: string) {
  await untilIdle(server)
  return (await mailsOf(server)).filter(({ headers }) => headers.includes(email))
}

/** What a caller can compare, without what differs in every answer. */
function shapeOf({ status, headers, data }: Awaited<ReturnType<typeof signUp>>) {
  const names = [...headers.keys()].filter((name) => name !== 'x-request-id' && name !== 'date')
  return { status, names, fields: Object.entries(data).map(([name, value]) => [name, value.length]) }
}

describe('A sign-up with the address of an account', () => {
  test('is answered like one with a free address, and creates no account', async () => {
    const free = await signUp(`${crypto.randomUUID()}@example.com`)
    const taken = await signUp(` ${owner.email.toUpperCase()} `)
    expect(shapeOf(taken)).toEqual(shapeOf(free))
    expect(taken.data.id).not.toBe(owner.id)
    const { rows } = await server.database.pool.query('select from members where id = $1', [taken.data.id])
    expect(rows.length).toBe(0)
    const own = await server.call(signIn, {
      body: { authType: 'EMAIL', email: owner.email, password: PASSWORD },
    })
    expect(own.data.role).toBe('EMPLOYEE')
  })

  test('is told to its owner by mail, in the language of the account and without a word of the caller', async () => {
    const before = (await mailsTo(owner.email)).length
    await signUp(owner.email, { name: 'Call Me Now', langCode: 'ru' })
    const mails = await mailsTo(owner.email)
    expect(mails.length).toBe(before + 1)
    const mail = mails.at(-1)
    expect(mail?.text).toContain('https://ilteo.test/signIn')
    expect(mail?.text).toContain('https://ilteo.test/findPassword')
    expect(mail?.text).toContain('Xin chào')
    expect(mail?.text).not.toContain('Call Me Now')
  })

  test('is refused alike for free and taken addresses after five a day, from wherever it comes', async () => {
    const free = `${crypto.randomUUID()}@example.com`
    const before = (await mailsTo(owner.email)).length
    for (const email of [owner.email, free])
      for (let place = 1; place <= 5; place++)
        expect((await signUp(email, {}, `203.0.113.${place}`)).status).toBe(201)
    const refused = await Promise.all([owner.email, free].map((email) => signUp(email, {}, '198.51.100.7')))
    expect(refused.map(({ problem }) => problem.responseCode)).toEqual([
      'TOO_MANY_REQUESTS',
      'TOO_MANY_REQUESTS',
    ])
    expect((await mailsTo(owner.email)).length).toBe(before + 5)
  })

  test('is not counted when its password is refused', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    for (let tries = 0; tries < 6; tries++)
      expect((await signUp(email, { password: 'password' })).status).toBe(400)
    expect((await signUp(email)).status).toBe(201)
  })
})

test('A sign-up with a former address that can still be restored is answered by mail', async () => {
  const former = `${crypto.randomUUID()}@example.com`
  const now = new Date()
  const { rows } = await server.database.pool.query<{ id: string }>(
    `insert into factor_changes (id, member_id, kind, detail, former, told_email, is_undoable, created_at, expires_at)
     values (gen_random_uuid(), $1, 'EMAIL', '{}', '{}', $2, true, $3, $4) returning id`,
    [owner.id, former, now, new Date(now.getTime() + 86_400_000)],
  )
  expect(rows.length).toBe(1)
  expect((await signUp(former, { langCode: 'en' })).status).toBe(201)
  const [mail] = await mailsTo(former)
  expect(mail?.text).toContain('try again in a week')
})
