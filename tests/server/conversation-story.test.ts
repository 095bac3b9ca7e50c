import { expect, test } from 'vitest'
import { v7 } from 'uuid'
import { seededRandom } from '../client/offline/outbox-world.ts'
import { aTalk, aText, talkActions } from '../support/conversations.ts'
import { runServer } from '../support/server.ts'
import { type Flaw, modelPost, type Post, tellStory } from '../support/talk-story.ts'

const STORIES = 10_000
const SERVER_STORIES = Number(process.env.TALK_STORIES ?? 4)

test(`The protocol loses and doubles nothing in ${STORIES} stories, and orders alike everywhere`, async () => {
  const failed: string[] = []
  for (let seed = 0; seed < STORIES; seed++) {
    const wrong = await tellStory(modelPost(), seededRandom(seed), 40)
    if (wrong.length > 0) failed.push(`${seed}: ${wrong.join(', ')}`)
  }
  expect(failed).toEqual([])
})

test.each<Flaw>(['FORGETS_IDS', 'LEAVES_GAPS', 'ORDERS_BY_SENDER'])(
  'The stories find a server that %s',
  async (flaw) => {
    const found = await Promise.all(
      Array.from({ length: 20 }, (_, seed) => tellStory(modelPost(flaw), seededRandom(seed), 40)),
    )
    expect(found.some((wrong) => wrong.length > 0)).toBe(true)
  },
)

test(`The server keeps to the protocol in ${SERVER_STORIES} stories, two at a time`, async () => {
  const server = await runServer()
  const act = talkActions(server)
  const aPost = async (): Promise<Post> => {
    const talk = await aTalk(server)
    await server.database.pool.query('truncate rate_limits')
    const who = { WORKER: talk.worker, EMPLOYER: talk.employer }
    return {
      send: async (side, { id, text }) => (await act.say(talk, who[side], aText(text, id), v7())).data,
      after: async (side, after, limit) => (await act.read(talk, who[side], { after, limit })).data,
    }
  }
  for (let seed = 0; seed < SERVER_STORIES; seed += 2) {
    const posts = [await aPost(), await aPost()]
    const wrong = await Promise.all(
      posts.map((post, index) => tellStory(post, seededRandom(seed + index), 60)),
    )
    expect([seed, wrong]).toEqual([seed, [[], []]])
  }
})
