import { v7 } from 'uuid'
import { beforeAll } from 'vitest'
import { anApplication, aTalk, type Talk } from './conversations.ts'
import { anEmployer, aWorker, type TestMember } from './members.ts'
import type { RunningServer } from './server.ts'

type Post = (path: string, body: unknown, token?: string) => Promise<Response>

const HOUR = 3_600

/** Limits on conversations as documented; see rate-limits.test.ts. Makes those who use them before its tests. */
export function messageLimits(server: () => RunningServer, post: Post) {
  let made: { talk: Talk; answered: Talk; opener: TestMember } | undefined
  beforeAll(async () => {
    made = {
      talk: await aTalk(server()),
      answered: await aTalk(server()),
      opener: await aWorker(server()),
    }
  })
  const writers = () => {
    if (!made) throw new Error('the writers are not made yet')
    return made
  }
  const say = (path: string, body: unknown) => {
    const { id, worker } = writers().talk
    return post(`/conversations/${id}/${path}`, body, worker.token)
  }
  const sayHello = () => say('messages', { id: v7(), kind: 'TEXT', text: 'hello' })
  const ofWriter = { key: () => writers().talk.worker.id }
  return {
    'applicant-message': {
      uses: 500,
      seconds: 24 * HOUR,
      key: () => writers().answered.employer.id,
      send: () => {
        const { applicationId, employer } = writers().answered
        const message = { id: v7(), kind: 'TEXT', text: 'hello' }
        return post(`/employers/applications/${applicationId}/messages`, message, employer.token)
      },
    },
    'conversation-open': {
      uses: 20,
      seconds: 24 * HOUR,
      key: () => writers().opener.id,
      send: async () => {
        const { opener } = writers()
        const applicationId = await anApplication(server(), opener, await anEmployer(server()))
        return post('/conversations', { applicationId }, opener.token)
      },
    },
    'conversation-typing': {
      uses: 1_800,
      seconds: HOUR,
      ...ofWriter,
      send: () => say('typing', undefined),
    },
    'message-conversation': {
      uses: 3_600,
      seconds: HOUR,
      key: () => `${writers().talk.worker.id} ${writers().talk.id}`,
      send: sayHello,
    },
    'message-unanswered': { uses: 60, seconds: HOUR, ...ofWriter, send: sayHello },
  }
}
