import { IDBFactory } from 'fake-indexeddb'
import { writeCredentials } from '../../../src/client/browser/credentials.ts'
import { openDatabase } from '../../../src/client/browser/database.ts'
import { outboxEndpoint } from '../../../src/client/offline/outbox/endpoints.ts'
import type { CommandToSave } from '../../../src/client/offline/outbox/engine/command-to-save.ts'
import type {
  Answer,
  OutboxEnvironment,
  OutgoingRequest,
} from '../../../src/client/offline/outbox/engine/environment.ts'
import { entriesOf, receiptsOf } from '../../../src/client/offline/outbox/engine/records.ts'

export const MEMBER = 'member-1'

export const ok = (data: unknown = {}, etag?: string): Answer => ({
  status: 200,
  body: { responseCode: 'SUCCESS', data },
  ...(etag ? { etag } : {}),
})

export const refused = (status: number, responseCode: string, more: Partial<Answer> = {}): Answer => ({
  status,
  body: { responseCode },
  ...more,
})

export const noAnswer = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))

export const addFavorite = (id = 'job-1', more: Partial<CommandToSave> = {}): CommandToSave => ({
  memberId: MEMBER,
  entity: `favorite:${id}`,
  operation: 'favorites.add',
  undo: 'favorites.remove',
  params: { id },
  payload: { kind: 'none' },
  absolute: true,
  ...more,
})

export const removeFavorite = (id = 'job-1') =>
  addFavorite(id, { operation: 'favorites.remove', undo: 'favorites.add' })

export const language = (langCode: string, more: Partial<CommandToSave> = {}): CommandToSave => ({
  memberId: MEMBER,
  entity: 'language',
  operation: 'members.setLangCode',
  params: {},
  payload: { kind: 'json', value: { langCode } },
  absolute: true,
  ...more,
})

/** A device with a signed-in member, a manual clock, and a server that gives the queued answers, then success. */
export async function createDevice() {
  const factory = new IDBFactory()
  const database = openDatabase('outbox', () => factory)
  const requests: OutgoingRequest[] = []
  const device = {
    clock: 1_000_000,
    answers: [] as ((request: OutgoingRequest) => Answer | Promise<Answer>)[],
  }
  let ids = 0
  const environment: OutboxEnvironment = {
    database,
    holder: 'tab',
    now: () => device.clock,
    random: () => 0.5,
    newId: () => `id-${(ids += 1)}`,
    withLock: (_, work) => work(),
    asSender: (work) => work(),
    senders: async () => null,
    transmit: async (request) => {
      requests.push(request)
      return (device.answers.shift() ?? (() => ok()))(request)
    },
    announce: () => undefined,
    every: () => () => undefined,
    endpointOf: outboxEndpoint,
  }
  await writeCredentials(database, { memberId: MEMBER, token: 'token-1' })
  return Object.assign(device, {
    database,
    environment,
    requests,
    queue: () => database.run('readonly', (transaction) => entriesOf(transaction, MEMBER)),
    receipts: () => database.run('readonly', (transaction) => receiptsOf(transaction, MEMBER)),
  })
}
