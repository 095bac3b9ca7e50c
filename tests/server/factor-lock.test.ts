import { beforeEach, expect, onTestFinished, test } from 'vitest'
import {
  changePassword,
  removeMember,
  requestPasswordReset,
  resetPassword,
} from '../../src/contract/account/member-account.ts'
import { getMe } from '../../src/contract/account/member.ts'
import { hashPassword } from '../../src/server/features/member/password.ts'
import {
  lastMailTo,
  NEW,
  signInByPassword,
  undoChange,
  undoToken,
  useFactorWorld,
  verifyCellphone,
  world,
} from '../support/factors.ts'
import { lockWaits } from '../support/lock-waits.ts'
import { tokenIn } from '../support/mails.ts'
import { aWorker, PASSWORD, type TestMember } from '../support/members.ts'

useFactorWorld()

let worker: TestMember
beforeEach(async () => {
  worker = await aWorker(world.server)
})

/** Holds what each command of a member holds until it ends: its key refers to the member. */
async function aRunningCommand(): Promise<{ end: () => Promise<void> }> {
  const client = await world.server.database.pool.connect()
  await client.query('begin')
  await client.query('select from members where id = $1 for key share', [worker.id])
  let isOver = false
  const end = async () => {
    if (isOver) return
    isOver = true
    await client.query('rollback')
    client.release()
  }
  onTestFinished(end)
  return { end }
}

const isSignedIn = async () => (await world.server.call(getMe, { token: worker.token })).status === 200

test('Changing the password does not wait for commands of the member', async () => {
  await aRunningCommand()
  const body = { currentPassword: PASSWORD, password: NEW }
  expect((await world.server.call(changePassword, { body, token: worker.token })).status).toBe(200)
})

test('A password reset does not wait for commands of whoever else is signed in', async () => {
  await world.server.call(requestPasswordReset, { body: { email: worker.email, name: 'Tran Minh Hau' } })
  const token = tokenIn(await lastMailTo(worker.email))
  await aRunningCommand()
  const answer = await world.server.call(resetPassword, { params: { token }, body: { password: NEW } })
  expect(answer.status).toBe(200)
  expect(await isSignedIn()).toBe(false)
})

test('Removing the account ends all sessions before it waits for their commands', async () => {
  const command = await aRunningCommand()
  const removal = world.server.call(removeMember, { body: { password: PASSWORD }, token: worker.token })
  await expect.poll(isSignedIn).toBe(false)
  await command.end()
  expect((await removal).status).toBe(200)
})

test('Undoing a change ends all sessions before it waits for their commands', async () => {
  await verifyCellphone(worker)
  const token = await undoToken(worker.email)
  const command = await aRunningCommand()
  const undoing = undoChange(token)
  await expect.poll(isSignedIn).toBe(false)
  await command.end()
  expect((await undoing).status).toBe(200)
})

test('A sign-in with the former password that runs during a reset opens no session', async () => {
  const client = await world.server.database.pool.connect()
  onTestFinished(() => client.release())
  await client.query('begin')
  await client.query('update members set password_hash = $1 where id = $2', [
    await hashPassword(NEW),
    worker.id,
  ])
  let isAnswered = false
  const signingIn = signInByPassword(worker.email, PASSWORD).finally(() => (isAnswered = true))
  await expect.poll(async () => isAnswered || (await lockWaits(world.server.database.pool)) > 0).toBe(true)
  await client.query('commit')
  expect((await signingIn).status).toBe(401)
  expect((await signInByPassword(worker.email, NEW)).status).toBe(200)
})
