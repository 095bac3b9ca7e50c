import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, expectTypeOf, test } from 'vitest'
import { command, read } from '../../src/contract/base/endpoint.ts'
import type { Db, Tx } from '../../src/server/db/database.ts'
import { lockCompany } from '../../src/server/features/employer/service.ts'
import { findCompanyById } from '../../src/server/features/operator/company-notices.ts'
import { on } from '../../src/server/http/endpoint-route.ts'

const ROOT = join(import.meta.dirname, '../..')
const LOCK =
  /\.for(?:NoKey)?(?:Update|Share)\(|\bfor (?:no key )?update\b|\bfor (?:key )?share\b|\bpg_advisory_xact_lock\b|\block table\b|\bset local\b/i
const TAKES_DB = /\b\w+: Db\b/
const OPENS_TRANSACTION = /\binTransaction\(/

/** Top-level declarations of a file, without their comments. */
const declarationsIn = (text: string) =>
  text.replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '').split(/^(?=(?:export |async |function |const ))/m)

/** Names of functions that lock through a `Db`, which may be no transaction. */
const lockingOutside = (text: string) =>
  declarationsIn(text)
    .filter((each) => LOCK.test(each) && TAKES_DB.test(each) && !OPENS_TRANSACTION.test(each))
    .map((each) => /(?:function|const) (\w+)/.exec(each)?.[1])

test('A function that locks takes a transaction or opens one', () => {
  const files = globSync('src/server/**/*.ts', { cwd: ROOT })
  const locking = files.filter((file) => LOCK.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(locking.length).toBeGreaterThan(20)
  const found = locking.flatMap((file) =>
    lockingOutside(readFileSync(join(ROOT, file), 'utf8')).map((name) => `${file} ${name}`),
  )
  expect(found).toEqual([])
})

test('Each way to lock is found in a function that takes a Db', () => {
  const ways = [
    'db.selectFrom("jobs").forUpdate()',
    'db.selectFrom("jobs").forNoKeyUpdate()',
    'db.selectFrom("jobs").forShare()',
    'sql`select from jobs for update skip locked`',
    'sql`select from jobs for no key update of j`',
    'sql`select from jobs for share`',
    'sql`select pg_advisory_xact_lock(1)`',
    'sql`lock table arrears_lists in share mode`',
    'sql`set local lock_timeout = 0`',
  ]
  for (const way of ways) {
    expect(lockingOutside(`export async function lock(db: Db) {\n  ${way}\n}\n`)).toEqual(['lock'])
    expect(lockingOutside(`const lock = (db: Db) =>\n  ${way}\n`)).toEqual(['lock'])
    expect(lockingOutside(`const lock = (tx: Tx) =>\n  ${way}\n\nconst find = (db: Db) => db\n`)).toEqual([])
  }
  expect(lockingOutside('/** It is for share buttons. */\nconst find = (db: Db) => db')).toEqual([])
})

test('A Tx may be passed where a Db is due, and a Db not where a Tx is due', () => {
  expectTypeOf<Tx>().toExtend<Db>()
  expectTypeOf<Db>().not.toExtend<Tx>()
  const reading = (tx: Tx) => findCompanyById(tx, '')
  // @ts-expect-error a lock outside a transaction ends with its statement
  const locking = (db: Db) => lockCompany(db, '')
  expect([reading, locking]).toHaveLength(2)
})

test('A command gets a transaction unless it ignores the key; a read gets none, and records only if it is audited', () => {
  const declared = command('job.lock', 'POST /jobs/lock', { summary: 'Lock' })
  const ignoring = command('job.try', 'POST /jobs/try', { summary: 'Try', ignoresIdempotencyKey: true })
  const reading = read('job.find', 'GET /jobs/find', { summary: 'Find' })
  on(declared, async ({ db }) => {
    expectTypeOf(db).toEqualTypeOf<Tx>()
    return {}
  })
  on(reading, async ({ db }) => {
    expectTypeOf(db).toEqualTypeOf<Db>()
    return {}
  })
  on(ignoring, async ({ db }) => {
    expectTypeOf(db).toEqualTypeOf<Db>()
    return {}
  })
  const audited = read('job.show', 'GET /jobs/show', { summary: 'Show', audited: true })
  on(audited, async () => ({ record: async () => undefined }))
  // @ts-expect-error an audited read says how it is recorded
  on(audited, async () => ({}))
  // @ts-expect-error a read that is not declared as audited records nothing
  on(reading, async () => ({ record: async () => undefined }))
  expect([declared, ignoring, reading].map((each) => each.ignoresIdempotencyKey)).toEqual([
    false,
    true,
    false,
  ])
})
