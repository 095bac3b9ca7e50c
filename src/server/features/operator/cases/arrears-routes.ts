import { sql } from 'kysely'
import { AppError, fieldError } from '../../../../contract/base/errors.ts'
import {
  type ArrearsChanges,
  type ArrearsMatch,
  decideArrears,
  importArrears,
  listArrearsMatches,
  NAMED_ROWS,
  previewArrears,
} from '../../../../contract/operator/arrears.ts'
import type { Tx } from '../../../db/database.ts'
import { on, onPrepared } from '../../../http/endpoint-route.ts'
import { seoulDay } from '../../../seoul-day.ts'
import {
  countMatches,
  findMatchPage,
  ListUnreadable,
  type MatchCaseRow,
  readArrearsList,
} from '../../arrears/service.ts'
import type { By } from '../service.ts'
import { undoableNow } from '../undo.ts'
import { decideArrearsAs, importArrearsAs } from './arrears.ts'

export const operatorArrearsRoutes = [
  on(listArrearsMatches, async ({ db, query }) => {
    const [rows, totalCount] = await Promise.all([
      findMatchPage(db, query.status, query),
      countMatches(db, query.status),
    ])
    return { data: rows.map(matchOf), totalCount }
  }),
  on(decideArrears, async ({ db, params, body, member, now }) => {
    const by = { operatorId: member.id, now }
    await decideArrearsAs(db, by, params.id, body)
    const undo = await undoableNow(db, by, params.id)
    return { data: { status: body.status, undo } }
  }),
  onPrepared(
    previewArrears,
    ({ body, now }, file) => sourceOf(file, body.listedOn, now),
    async (input, source) => {
      const { db, member, now } = input
      // The comparison with all businesses is the import itself.
      await sql`savepoint preview`.execute(db)
      const changes = await changesBy(db, { operatorId: member.id, now }, source)
      await sql`rollback to savepoint preview`.execute(db)
      return { data: changes }
    },
  ),
  onPrepared(
    importArrears,
    ({ body, now }, file) => sourceOf(file, body.listedOn, now),
    async (input, source) => ({
      data: await changesBy(input.db, { operatorId: input.member.id, now: input.now }, source),
    }),
  ),
]

type Source = Parameters<typeof importArrearsAs>[2]

/** @throws AppError VALIDATION for a day to come, DOCUMENT_UNREADABLE */
async function sourceOf(content: Buffer, listedOn: string, now: Date): Promise<Source> {
  if (listedOn > seoulDay(now)) throw fieldError('listedOn', 'TOO_LARGE', 'is after today')
  return refusing(() => ({ list: readArrearsList(content), content, listedOn }))
}

async function changesBy(tx: Tx, by: By, source: Source): Promise<ArrearsChanges> {
  const { employers, duplicates, refused } = source.list
  const changes = await refusing(() => importArrearsAs(tx, by, source))
  return {
    ...changes,
    employers: employers.length,
    duplicates,
    refused: refused.slice(0, NAMED_ROWS).map(({ line, fault }) => ({ line, fault })),
    refusedCount: refused.length,
  }
}

async function refusing<Result>(read: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof ListUnreadable)) throw error
    throw new AppError('DOCUMENT_UNREADABLE', { data: { fault: error.fault } })
  }
}

function matchOf(row: MatchCaseRow): ArrearsMatch {
  return {
    id: row.id,
    status: row.status,
    grounds: [
      ...(row.same_name ? (['NAME'] as const) : []),
      ...(row.same_person ? (['PERSON'] as const) : []),
      ...(row.same_district ? (['DISTRICT'] as const) : []),
    ],
    companyId: row.company_id,
    business: {
      name: row.registered_name,
      personName: row.registered_person,
      address: row.registered_address,
    },
    entry: {
      name: row.business_name,
      personName: row.person_name,
      address: row.address,
      amount: row.amount,
    },
    listedOn: row.listed_on,
    foundDate: row.found_at.toISOString(),
    decidedDate: row.decided_at?.toISOString() ?? null,
  }
}
