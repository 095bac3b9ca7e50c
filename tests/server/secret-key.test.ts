import { generateSync } from 'otplib'
import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../src/server/db/database.ts'
import { getMe, signIn } from '../../src/contract/account/member.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  passSecondFactor,
} from '../../src/contract/account/second-factor.ts'
import { getMyStay, saveMyStay, type Stay } from '../../src/contract/work-right/stay.ts'
import { readEnv } from '../../src/server/config/env.ts'
import { checkCode, sendCode } from '../../src/server/features/certification/service.ts'
import { confirmByCode, sendEmailLinkTo } from '../../src/server/features/email-verification/service.ts'
import { secondsLeft, signedFileUrl } from '../../src/server/features/file/file-address.ts'
import { keyChange, noteSecretKey } from '../../src/server/features/secret-key/service.ts'
import type { Mail } from '../../src/server/providers/mail/mail-sender.ts'
import { createSecret, type Secret } from '../../src/server/providers/secret/secret.ts'
import { untilIdle } from '../support/background.ts'
import { eventually } from '../support/eventually.ts'
import { aWorker, PASSWORD, type TestMember } from '../support/members.ts'
import { databaseUrl, operate, SECRET_KEY } from '../support/operator-console.ts'
import { anOperator } from '../support/operators.ts'
import { runServer, type RunningServer } from '../support/server.ts'
import { startServer } from '../support/server-process.ts'
import { makeStayUnreadable } from '../support/unreadable-stay.ts'

const FORMER_KEY = 'the key that this site used before that one'
const NEXT_KEY = 'the key that follows, long enough too'
const NOW = new Date('2026-11-20T03:00:10Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const STAY: Stay = {
  visaStatus: 'D-2',
  subCode: 'D-2-2',
  expiry: '2027-03-01',
  koreanLevel: 'TOPIK4',
  enrolled: true,
  course: 'BACHELOR_3_4',
  certifiedSchool: null,
}

const formerSecret = createSecret(FORMER_KEY)
const bothSecrets = createSecret(SECRET_KEY, FORMER_KEY)
const newSecret = createSecret(SECRET_KEY)

/** Three servers on one database: before, during and after a change of keys. */
let before: RunningServer
let during: RunningServer
let after: RunningServer
beforeAll(async () => {
  before = await runServer({ services: { secret: formerSecret } })
  before.clock.now = NOW
  during = await serverWith(bothSecrets)
  after = await serverWith(newSecret)
})

/** Another server on the same database. */
async function serverWith(secret: Secret): Promise<RunningServer> {
  const database = { ...before.database, close: async () => undefined }
  const server = await runServer({ database, services: { secret } })
  server.clock.now = NOW
  return server
}
async function changeTo(secret: Secret): Promise<void> {
  await inTransaction(before.database.db, (tx) => noteSecretKey(tx, secret, NOW))
  await untilIdle({ ...during, services: { ...during.services, secret } })
}

const saveStay = async (server: RunningServer) => {
  const worker = await aWorker(server)
  await server.call(saveMyStay, { token: worker.token, body: { stay: STAY } })
  return worker
}
const stayAt = async (server: RunningServer, { token }: TestMember) =>
  (await server.call(getMyStay, { token })).data
const noteKey = (secret: Secret, now = NOW) =>
  inTransaction(before.database.db, (tx) => noteSecretKey(tx, secret, now))
const changeNow = () => keyChange(before.database.db, bothSecrets)

describe('While a key is changed', () => {
  test('what the former key encrypted is read, and only with it', async () => {
    const worker = await saveStay(before)
    expect(await stayAt(during, worker)).toEqual(STAY)
    expect(await stayAt(after, worker)).toBeNull()
  })

  test('members stay signed in', async () => {
    const { token } = await aWorker(before)
    expect((await after.call(getMe, { token })).status).toBe(200)
  })

  test('addresses of files that the former key signed stay valid until they expire', () => {
    const url = new URL(signedFileUrl(formerSecret, 'abc.png', NOW), 'https://ilteo.test')
    const query = Object.fromEntries(url.searchParams)
    expect(secondsLeft(bothSecrets, 'abc.png', query, NOW)).toBeGreaterThan(0)
    expect(secondsLeft(bothSecrets, 'abc.png', query, later(3600))).toBeNull()
    expect(secondsLeft(newSecret, 'abc.png', query, NOW)).toBeNull()
  })

  test('codes in text messages and mails that were sent before are accepted', async () => {
    const { db } = before.database
    const sent: string[] = []
    const codeIn = (text = '') => /\b\d{6}\b/.exec(text)?.[0] ?? ''
    const sms = { send: async (_to: string, text: string) => void sent.push(text) }
    const request = { cellphone: '01012345678', requester: 'browser x' }
    await sendCode(
      db,
      { secret: formerSecret, sms, limits: before.services.limits },
      { ...request, address: '::1', isOwner: false, langCode: 'en' },
      NOW,
    )
    const check = { ...request, code: codeIn(sent[0]), now: NOW }
    await expect(checkCode(db, newSecret, check)).rejects.toMatchObject({ code: 'CODE_EXPIRED' })
    await checkCode(db, bothSecrets, check)

    const { id } = await aWorker(before)
    await before.database.pool.query('update members set email_verified_at = null where id = $1', [id])
    const mails: Mail[] = []
    const mail = { send: async (each: Mail) => void mails.push(each) }
    await sendEmailLinkTo({ ...before.services, db, mail, secret: formerSecret }, id, NOW)
    const code = codeIn(mails[0]?.text)
    await expect(confirmByCode(db, newSecret, { memberId: id, code, now: NOW })).rejects.toMatchObject({
      code: 'CODE_MISMATCH',
    })
    await confirmByCode(db, bothSecrets, { memberId: id, code, now: NOW })
  })

  test('a key that the site did not use last is warned of', async () => {
    expect(await noteKey(formerSecret)).toBeNull()
    expect(await noteKey(createSecret('a key that was mistyped, long enough'))).toMatch(/not the key/)
    expect(await noteKey(formerSecret)).toMatch(/not the key/)
    expect(await noteKey(bothSecrets)).toBeNull()
  })

  test('the former key cannot be the new one or be short', () => {
    expect(() => readEnv({ SECRET_KEY, SECRET_KEY_FORMER: SECRET_KEY })).toThrow('SECRET_KEY_FORMER')
    expect(() => readEnv({ SECRET_KEY, SECRET_KEY_FORMER: 'short' })).toThrow('SECRET_KEY_FORMER')
  })
})

describe("An operator's second factor", () => {
  test('Codes of the app and recovery codes from before work after the change, and after another', async () => {
    const operator = await anOperator(before)
    const signedIn = async () => {
      const body = { authType: 'EMAIL', email: operator.email, password: PASSWORD }
      return (await before.call(signIn, { body })).data.accessToken
    }
    const codeOf = (key: string, at: Date) =>
      generateSync({ secret: key, epoch: Math.floor(at.getTime() / 1000) })
    const token = await signedIn()
    const { key } = (await before.call(beginSecondFactor, { token })).data
    const { data } = await before.call(confirmSecondFactor, { token, body: { code: codeOf(key, NOW) } })
    const [first = '', second = '', third = ''] = data.recoveryCodes
    const isPassed = async (server: RunningServer, code: string) => {
      const session = await signedIn()
      await server.call(passSecondFactor, { token: session, body: { code } })
      return (await server.call(getSecondFactor, { token: session })).data.isPassed
    }
    expect(await isPassed(during, first)).toBe(true)
    await changeTo(bothSecrets)
    expect(await isPassed(after, codeOf(key, later(30)))).toBe(true)
    expect(await isPassed(after, first)).toBe(false)
    expect(await isPassed(after, second)).toBe(true)

    const next = createSecret(NEXT_KEY, SECRET_KEY)
    await changeTo(next)
    expect(await isPassed(await serverWith(next), third)).toBe(true)
    await changeTo(createSecret(SECRET_KEY, NEXT_KEY))
  })
})

describe('Rewriting with the new key', () => {
  const ROWS = 1_500
  const encryptedStays = async () => {
    const { rows } = await before.database.pool.query<{ count: number }>(
      'select count(*) from stays where substring(sealed from 1 for 5) <> $1',
      [newSecret.mark],
    )
    return rows[0]?.count ?? 0
  }

  test('goes on where a killed server left it, and then says that the former key can be removed', async () => {
    const { pool } = before.database
    const ids = Array.from({ length: ROWS }, () => v7()).toSorted()
    const sealed = ids.map((id) => formerSecret.encrypt('stay', JSON.stringify(STAY), id))
    await pool.query(
      `insert into members (id, email, name, role, created_at)
       select id, id || '@ilteo.test', 'Mai', 'EMPLOYEE', now() from unnest($1::uuid[]) id`,
      [ids],
    )
    await pool.query(
      `insert into stays (member_id, sealed, updated_at)
       select id, sealed, now() from unnest($1::uuid[], $2::bytea[]) as each (id, sealed)`,
      [ids, sealed],
    )
    const env = {
      DATABASE_URL: databaseUrl(before),
      DATA_DIR: before.dataDir,
      SECRET_KEY,
      SECRET_KEY_FORMER: FORMER_KEY,
      DEMO: 'off',
      WEB: 'off',
    }
    // A row that somebody else holds stops the server in the middle.
    const holder = await pool.connect()
    await holder.query('begin')
    await holder.query('select from stays where member_id = $1 for update', [ids[ROWS / 2]])
    const killed = await startServer(env)
    await eventually(async () => {
      const { rowCount } = await pool.query(
        `select from pg_stat_activity where cardinality(pg_blocking_pids(pid)) > 0 and datname = current_database()`,
      )
      expect(rowCount).toBe(1)
    })
    await killed.stop('SIGKILL')
    await holder.query('rollback')
    holder.release()
    const left = await encryptedStays()
    expect(left).toBeGreaterThan(ROWS / 2 - 1)
    expect(left).toBeLessThan(ROWS)
    expect(await changeNow()).toMatchObject({
      left: [{ name: 'stays', count: left, unreadable: 0 }],
      removableFrom: null,
    })

    // Its task is taken over when the lease ends, and once the database has ended the killed server's transactions.
    await pool.query(`update tasks set due_at = now() - interval '1 second' where kind = 'renew-secrets'`)
    during.clock.now = null
    await eventually(async () => {
      await untilIdle(during)
      expect(await encryptedStays()).toBe(0)
    })
    const change = await changeNow()
    expect(change?.left).toEqual([])
    const since = await pool.query<{ used_since: Date }>(
      'select used_since from secret_keys order by id desc limit 1',
    )
    const usedSince = since.rows[0]?.used_since.getTime() ?? 0
    expect(change?.removableFrom?.getTime()).toBe(usedSince + 3_600_000)
    const texts = await pool.query<{ member_id: string; sealed: Buffer }>(
      'select member_id, sealed from stays',
    )
    for (const row of texts.rows)
      expect(JSON.parse(newSecret.decrypt('stay', row.sealed, row.member_id))).toEqual(STAY)
  })

  test('leaves what neither key opens, and names it', async () => {
    const { pool } = before.database
    const { id } = await saveStay(before)
    await makeStayUnreadable(before, id)
    await noteKey(bothSecrets, new Date())
    await expect(untilIdle(during)).rejects.toThrow('background work failed')
    expect(await changeNow()).toEqual({
      left: [{ name: 'stays', count: 1, unreadable: 1 }],
      removableFrom: null,
    })
    await pool.query('delete from stays where member_id = $1', [id])
  })

  test('is reported by a command', async () => {
    const command = async () => (await operate(before, 'secret-key')).out
    process.env['SECRET_KEY_FORMER'] = FORMER_KEY
    try {
      await before.database.pool.query(`update secret_keys set used_since = now()`)
      expect(await command()).toMatch(/is needed until 20/)
      await before.database.pool.query(`update secret_keys set used_since = now() - interval '61 minutes'`)
      expect(await command()).toMatch(/can be removed/)
      const worker = await saveStay(before)
      expect(await command()).toMatch(/stays: 1 to be encrypted.*\n.*still needed/)
      await untilIdle(during)
      expect(await stayAt(after, worker)).toEqual(STAY)
    } finally {
      delete process.env['SECRET_KEY_FORMER']
    }
  })
})
