import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { setTimeout as delay } from 'node:timers/promises'
import { v7 } from 'uuid'
import { openDatabase } from '../../src/client/browser/database.ts'
import { signInWithDrafts } from '../../src/client/offline/drafts/visitor-drafts.ts'
import type { CommandToSave } from '../../src/client/offline/outbox/engine/command-to-save.ts'
import { drain, retryWaiting } from '../../src/client/offline/outbox/engine/drain.ts'
import { enqueue } from '../../src/client/offline/outbox/engine/enqueue.ts'
import type {
  OutboxEnvironment,
  OutgoingRequest,
} from '../../src/client/offline/outbox/engine/environment.ts'
import { entriesOf } from '../../src/client/offline/outbox/engine/records.ts'
import { outboxEndpoint } from '../../src/client/offline/outbox/endpoints.ts'
import { applyToJob } from '../../src/contract/candidate/application.ts'
import { favoriteJob } from '../../src/contract/job/job.ts'
import { uploadFile } from '../../src/contract/site/file.ts'
import type { TestMember } from '../support/members.ts'

/** Shorter than the app's, so that a request to a killed server does not take the whole run. */
const TIMEOUT = 10_000
const PAUSE = 500

/** The web app's outbox without a browser: the same engine on a simulated IndexedDB, with real time and network. */
export interface OutboxClient {
  member: TestMember
  applied: Set<string>
  favorites: Set<string>
  uploads: number
  /** Requests that got no answer, or one that says to come back later. */
  failures: number
  save(jobIds: readonly string[], photo: ArrayBuffer | null): Promise<void>
  waiting(): Promise<number>
  /** Sends until `isOver`, and then until nothing waits or the time is up. */
  run(site: { isOver: boolean }, mostAfter: number): Promise<void>
}

export async function outboxClient(url: string, member: TestMember): Promise<OutboxClient> {
  const factory = new IDBFactory()
  const client = { applied: new Set<string>(), favorites: new Set<string>(), uploads: 0, failures: 0 }
  const environment: OutboxEnvironment = {
    database: openDatabase('outbox', () => factory),
    holder: member.id,
    now: () => Date.now(),
    random: Math.random,
    newId: v7,
    withLock: (_, work) => work(),
    asSender: (work) => work(),
    senders: async () => null,
    async transmit(request) {
      try {
        const answer = await transmit(url, request)
        if (answer.status >= 500) client.failures += 1
        return answer
      } catch (error) {
        client.failures += 1
        throw error
      }
    },
    announce: () => undefined,
    every: () => () => undefined,
    endpointOf: outboxEndpoint,
  }
  await signInWithDrafts(environment.database, { memberId: member.id, token: member.token })
  const waiting = () =>
    environment.database.run(
      'readonly',
      async (transaction) => (await entriesOf(transaction, member.id)).length,
    )
  return Object.assign(client, {
    member,
    waiting,
    async save(jobIds: readonly string[], photo: ArrayBuffer | null) {
      for (const id of jobIds) {
        await enqueue(environment, aboutJob(member, 'application', applyToJob.name, id))
        await enqueue(environment, aboutJob(member, 'favorite', favoriteJob.name, id))
        client.applied.add(id)
        client.favorites.add(id)
      }
      if (!photo) return
      await enqueue(environment, upload(member, photo))
      client.uploads += 1
    },
    async run(site: { isOver: boolean }, mostAfter: number) {
      let end = Number.POSITIVE_INFINITY
      while (!site.isOver || (await waiting()) > 0) {
        if (site.isOver) end = Math.min(end, performance.now() + mostAfter)
        if (performance.now() > end) return
        await retryWaiting(environment, member.id)
        await drain(environment)
        await delay(PAUSE)
      }
    },
  })
}

async function transmit(url: string, { method, path, headers, body }: OutgoingRequest) {
  const response = await fetch(url + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(TIMEOUT),
  })
  const etag = response.headers.get('etag')
  const text = await response.text()
  const parsed: unknown = text === '' ? undefined : JSON.parse(text)
  return { status: response.status, body: parsed, ...(etag === null ? {} : { etag }) }
}

const aboutJob = (member: TestMember, kind: string, operation: string, id: string): CommandToSave => ({
  memberId: member.id,
  entity: `${kind}:${id}`,
  operation,
  params: { id },
  payload: { kind: 'none' },
  absolute: true,
})

function upload(member: TestMember, photo: ArrayBuffer): CommandToSave {
  const blobId = v7()
  return {
    memberId: member.id,
    entity: `photo:${blobId}`,
    operation: uploadFile.name,
    params: {},
    payload: {
      kind: 'multipart',
      parts: [
        { name: 'type', value: 'resume' },
        { name: 'file', blobId, fileName: 'photo.jpg' },
      ],
    },
    blobs: { [blobId]: { bytes: photo, type: 'image/jpeg', sha256: '' } },
    absolute: false,
  }
}
