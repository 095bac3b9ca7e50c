import { beforeEach, expect, test } from 'vitest'
import { setLangCode } from '../../src/contract/account/member.ts'
import { listEmployerJobs } from '../../src/contract/job/announcement.ts'
import {
  getConversation,
  listConversations,
  readConversation,
} from '../../src/contract/message/conversation.ts'
import { aTalk, aText, talkActions } from '../support/conversations.ts'
import type { TestMember } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let act: ReturnType<typeof talkActions>
beforeEach(async () => {
  server ??= await runServer()
  act = talkActions(server)
})

test('A conversation says which language its other side reads, also after they chose another', async () => {
  const talk = await aTalk(server)
  const reads = ({ token }: TestMember, langCode: string) =>
    server.call(setLangCode, { body: { langCode }, token })
  const otherReads = async ({ token }: TestMember) => {
    const { data } = await server.call(getConversation, { params: { id: talk.id }, token })
    const { data: rows } = await server.call(listConversations, { token })
    expect(rows[0]?.counterpart.langCode).toBe(data.counterpart.langCode)
    return data.counterpart.langCode
  }
  await reads(talk.worker, 'vi')
  expect([await otherReads(talk.employer), await otherReads(talk.worker)]).toEqual(['vi', 'ko'])
  await reads(talk.worker, 'km')
  expect(await otherReads(talk.employer)).toBe('km')
})

test('A posting counts the unread messages of all its conversations, and of no other posting', async () => {
  const talk = await aTalk(server)
  const other = await aTalk(server, { employer: talk.employer, worker: talk.worker })
  const unread = async () => {
    const { data } = await server.call(listEmployerJobs, { token: talk.employer.token })
    const { rows } = await server.database.pool.query<{ id: string; job_id: string }>(
      'select id, job_id from conversations where id = any($1)',
      [[talk.id, other.id]],
    )
    return [talk, other].map(({ id }) => {
      const jobId = rows.find((row) => row.id === id)?.job_id
      return data.find((job) => job.id === jobId)?.unreadMessages
    })
  }
  expect(await unread()).toEqual([0, 0])
  for (const text of ['하나', '둘']) await act.say(talk, talk.worker, aText(text))
  await act.say(other, talk.worker, aText('셋'))
  await act.say(talk, talk.employer, aText('own messages do not count'))
  expect(await unread()).toEqual([2, 1])
  const read = { params: { id: talk.id }, body: { sequence: 2 }, token: talk.employer.token }
  await server.call(readConversation, read)
  expect(await unread()).toEqual([0, 1])
})
