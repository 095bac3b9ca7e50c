import { expect, test } from 'vitest'
import { updateMe } from '../../src/contract/account/member-account.ts'
import { createNews, getNewsAudience, publishNews, unpublishNews } from '../../src/contract/operator/news.ts'
import { untilIdle } from '../support/background.ts'
import { aWorker } from '../support/members.ts'
import { actsIn, anOperator } from '../support/operators.ts'
import { runServer } from '../support/server.ts'

test('An operator learns how many members news would be told to, and the record of publishing says it', async () => {
  const server = await runServer()
  const { token } = await anOperator(server)
  const audience = async () => (await server.call(getNewsAudience, { token })).data.members
  const before = await audience()
  const [reader, silent] = [await aWorker(server), await aWorker(server)]
  await server.call(updateMe, { query: { alarmNewsOn: false }, token: silent.token })
  expect(await audience()).toBe(before + 1)

  const form = { title: '최저임금이 올라요', company: '일터 소식', contents: '내년부터예요.' }
  const { id } = (await server.call(createNews, { body: form, token })).data
  const publish = async () => {
    await server.call(publishNews, { params: { id }, body: { tellMembers: true }, token })
    return (await actsIn(server)).findLast(({ act }) => act === 'news.publish')?.details
  }
  expect(await publish()).toMatchObject({ tellMembers: true, members: before + 1 })
  await untilIdle(server)
  const told = await server.database.db
    .selectFrom('notifications')
    .select('member_id')
    .where('target_id', '=', id)
    .execute()
  expect(told).toHaveLength(before + 1)
  expect(told).toContainEqual({ member_id: reader.id })
  // They are not told again, so that no number is recorded.
  await server.call(unpublishNews, { params: { id }, token })
  expect(await publish()).not.toHaveProperty('members')
})
