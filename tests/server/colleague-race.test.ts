import { beforeAll, expect, test } from 'vitest'
import { closeAnnouncement } from '../../src/contract/job/announcement.ts'
import { handOverCompany, listColleagues, removeColleague } from '../../src/contract/employer/colleague.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { lockCompanyOf } from '../../src/server/http/company-right.ts'
import { announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import { aColleague, colleagueActions } from '../support/colleagues.ts'
import { eventually } from '../support/eventually.ts'
import { lockWaits } from '../support/lock-waits.ts'
import { anEmployer, PASSWORD, type TestMember } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
})

const waiting = (count: number) =>
  eventually(async () => expect(await lockWaits(server.database.pool)).toBeGreaterThanOrEqual(count))

test('An invitation that two people use at once makes one colleague', async () => {
  const act = colleagueActions(server)
  const owner = await aVerifiedEmployer(server)
  const code = await act.invited(owner)
  const people = await Promise.all(Array.from({ length: 4 }, () => anEmployer(server)))
  const answers = await Promise.all(people.map((person) => act.accept(person, code)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410])
  expect((await server.call(listColleagues, { token: owner.token })).data.people).toHaveLength(2)
})

test('One person who uses an invitation twice at once joins once', async () => {
  const act = colleagueActions(server)
  const owner = await aVerifiedEmployer(server)
  const code = await act.invited(owner)
  const person = await anEmployer(server)
  const answers = await Promise.all([act.accept(person, code), act.accept(person, code)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await server.call(listColleagues, { token: owner.token })).data.people).toHaveLength(2)
})

test('A posting that is published while its author joins another company is refused or stays their own', async () => {
  const act = colleagueActions(server)
  const owner = await aVerifiedEmployer(server)
  const code = await act.invited(owner)
  const person = await anEmployer(server)
  const [joined, published] = await Promise.all([
    act.accept(person, code),
    announcementActions(server).publish(person, { productType: 'LIFE' }),
  ])
  expect([joined.status === 200, published.status === 201].filter(Boolean)).toHaveLength(1)
})

async function aClosing() {
  const owner = await aVerifiedEmployer(server)
  const manager = await aColleague(server, owner.companyId, 'MANAGER')
  const { data } = await announcementActions(server).publish(owner, { productType: 'LIFE' })
  const close = () => server.call(closeAnnouncement, { params: { id: data.id }, token: manager.token })
  const remove = () => server.call(removeColleague, { params: { id: manager.id }, token: owner.token })
  return { owner, manager, jobId: data.id, close, remove }
}

test('A removal waits for a command that has begun, whose act it does not undo', async () => {
  const { close, remove, jobId } = await aClosing()
  const held = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const holding = inTransaction(server.database.db, async (tx) => {
    await tx.selectFrom('jobs').select('id').where('id', '=', jobId).forUpdate().execute()
    locked.resolve()
    await held.promise
  })
  await locked.promise
  const closing = close()
  await waiting(1)
  const removing = remove()
  await waiting(2)
  held.resolve()
  await holding
  expect((await closing).status).toBe(200)
  expect((await removing).status).toBe(200)
  expect((await close()).status).toBe(404)
})

test('A command that waits while its sender is removed is refused', async () => {
  const { owner, manager, close } = await aClosing()
  const held = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const removing = inTransaction(server.database.db, async (tx) => {
    await lockCompanyOf(tx, owner.id)
    await tx
      .updateTable('company_people')
      .set({ left_at: new Date() })
      .where('person_id', '=', manager.id)
      .execute()
    locked.resolve()
    await held.promise
  })
  await locked.promise
  const closing = close()
  await waiting(1)
  held.resolve()
  await removing
  expect(await closing).toMatchObject({ status: 403, problem: { responseCode: 'RIGHT_MISSING' } })
})

test('An owner who hands over to two people at once has one successor', async () => {
  const owner = await aVerifiedEmployer(server)
  const colleagues = await Promise.all([1, 2].map(() => aColleague(server, owner.companyId, 'MANAGER')))
  const answers = await Promise.all(
    colleagues.map(({ id }) =>
      server.call(handOverCompany, { params: { id }, body: { password: PASSWORD }, token: owner.token }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
  const rights = async ({ token }: TestMember) =>
    (await server.call(listColleagues, { token })).data.people.map(({ right }) => right)
  expect(await rights(owner)).toEqual(['OWNER', 'MANAGER', 'MANAGER'])
})
