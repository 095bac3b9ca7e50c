import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { uploadFile } from '../../src/contract/site/file.ts'
import { favoriteJob, unfavoriteJob } from '../../src/contract/job/job.ts'
import { saveExpectedJob, saveResume } from '../../src/contract/candidate/resume-form.ts'
import { openDatabase } from '../../src/client/browser/database.ts'
import { cancelGroup } from '../../src/client/offline/outbox/engine/cancel.ts'
import { drain, retryWaiting } from '../../src/client/offline/outbox/engine/drain.ts'
import { outboxEndpoint } from '../../src/client/offline/outbox/endpoints.ts'
import { enqueue, enqueueAll } from '../../src/client/offline/outbox/engine/enqueue.ts'
import type {
  OutboxEnvironment,
  OutgoingRequest,
} from '../../src/client/offline/outbox/engine/environment.ts'
import type { CommandToSave } from '../../src/client/offline/outbox/engine/command-to-save.ts'
import { entriesOf, receiptsOf } from '../../src/client/offline/outbox/engine/records.ts'
import { seededRandom } from '../client/offline/outbox-world.ts'
import type { FaultProxy, NetworkMode } from '../support/fault-proxy.ts'
import type { TestMember } from '../support/members.ts'
import { aResumeForm, anExpectedJobForm } from '../support/resumes.ts'
import type { RunningServer } from '../support/server.ts'

/** Requests without a response by then count as lost. The server usually responds far sooner; a late response must do no harm. */
const TIMEOUT_MS = 400

/** The real server, with data to send to it. */
export interface Connection {
  server: RunningServer
  proxy: FaultProxy
  jobs: readonly string[]
  photo: ArrayBuffer
}

/** A phone of one member on an unreliable connection. */
export class Phone {
  readonly member: TestMember
  private readonly connection: Connection
  readonly random: () => number
  readonly environment: OutboxEnvironment
  faultRate = 0.5
  clock = 1_000_000
  /** Writes of another device, in order. */
  readonly elsewhere: string[] = []
  private ids = 0
  private marks = 0

  constructor(connection: Connection, member: TestMember, seed: number) {
    this.connection = connection
    this.member = member
    this.random = seededRandom(seed)
    const factory = new IDBFactory()
    this.environment = {
      database: openDatabase('outbox', () => factory),
      holder: 'phone',
      now: () => this.clock,
      random: this.random,
      newId: () => `${member.id}-${(this.ids += 1)}`,
      withLock: (_, work) => work(),
      asSender: (work) => work(),
      senders: async () => null,
      transmit: (request) => this.transmit(request),
      announce: () => undefined,
      every: () => () => undefined,
      endpointOf: outboxEndpoint,
    }
  }

  async step(): Promise<void> {
    const step = this.pick([
      'toggle',
      'toggle',
      'save',
      'save',
      'cancel',
      'elsewhere',
      'drain',
      'drain',
      'drain',
    ])
    this.clock += 60_000
    if (step === 'toggle') await enqueue(this.environment, this.toggle())
    if (step === 'save') await enqueueAll(this.environment, await this.wholeResume())
    if (step === 'cancel') await this.cancel()
    if (step === 'elsewhere') await this.saveElsewhere()
    if (step === 'drain') await this.send()
  }

  async send(): Promise<number | undefined> {
    await retryWaiting(this.environment, this.member.id)
    return (await drain(this.environment)).next
  }

  async drainAll(): Promise<void> {
    this.faultRate = 0
    this.connection.proxy.set('pass')
    for (let round = 0; round < 20; round += 1) {
      this.clock += 16 * 60_000
      if ((await this.send()) === undefined) return
    }
  }

  contents() {
    return this.environment.database.run('readonly', async (transaction) => ({
      entries: await entriesOf(transaction, this.member.id),
      receipts: await receiptsOf(transaction, this.member.id),
    }))
  }

  private pick<T>(values: readonly T[]): T {
    const value = values[Math.floor(this.random() * values.length)]
    if (value === undefined) throw new Error('nothing to pick from')
    return value
  }

  private async transmit(request: OutgoingRequest) {
    const isFaulty = this.random() < this.faultRate
    this.connection.proxy.set(
      isFaulty ? this.pick<NetworkMode>(['reset', 'lose-answers', 'stall', 'pass']) : 'pass',
    )
    if (isFaulty && this.random() < 0.4) void this.fetch(request).catch(() => undefined)
    return this.fetch(request)
  }

  private async fetch({ method, path, headers, body }: OutgoingRequest) {
    const response = await fetch(this.connection.proxy.url + path, {
      method,
      headers: { ...headers, connection: 'close' },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(this.faultRate > 0 ? TIMEOUT_MS : 20_000),
    })
    const etag = response.headers.get('etag')
    return { status: response.status, body: await response.json(), ...(etag === null ? {} : { etag }) }
  }

  private toggle(): CommandToSave {
    const id = this.pick(this.connection.jobs)
    const [on, off] = [favoriteJob.name, unfavoriteJob.name]
    const isOn = this.random() < 0.5
    return {
      memberId: this.member.id,
      entity: `favorite:${id}`,
      operation: isOn ? on : off,
      undo: isOn ? off : on,
      params: { id },
      payload: { kind: 'none' },
      absolute: true,
    }
  }

  private async wholeResume(): Promise<CommandToSave[]> {
    this.marks += 1
    const { memberId, ifMatch } = { memberId: this.member.id, ifMatch: await this.etag() }
    const blobId = `${this.member.id}-photo-${this.marks}`
    const common = { memberId, params: {}, absolute: true }
    const fills = [
      { need: 'photo', take: 'data' as const, into: 'payload' as const, at: ['profileImageData'] },
    ]
    return [
      {
        ...common,
        as: 'photo',
        entity: 'photo',
        operation: uploadFile.name,
        payload: {
          kind: 'multipart',
          parts: [
            { name: 'type', value: 'resume' },
            { name: 'file', blobId, fileName: 'photo.jpg' },
          ],
        },
        blobs: { [blobId]: { bytes: this.connection.photo, type: 'image/jpeg', sha256: '' } },
      },
      {
        ...common,
        as: 'resume',
        entity: 'resume',
        operation: saveResume.name,
        payload: { kind: 'json', value: aResumeForm({ introduction: `mine ${this.marks}` }) },
        ifMatch,
        versionPart: 'r',
        needs: ['photo'],
        fills,
      },
      {
        ...common,
        entity: 'expected-job',
        operation: saveExpectedJob.name,
        payload: { kind: 'json', value: anExpectedJobForm({ expectedMinPayAmount: 2_000_000 + this.marks }) },
        ifMatch,
        versionPart: 'd',
        needs: ['resume'],
      },
    ]
  }

  /** As last read by the screen, possibly a while ago. */
  private known = '"r0-d0"'
  private async etag(): Promise<string> {
    if (this.random() < 0.5) this.known = await etagOf(this.connection.server, this.member)
    return this.known
  }

  private async cancel() {
    const { entries } = await this.contents()
    const group = entries.find((entry) => entry.group)?.group
    if (group) await cancelGroup(this.environment, this.member.id, group)
  }

  /** Another device writes, based on what it has just read. */
  private async saveElsewhere() {
    this.marks += 1
    const introduction = `elsewhere ${this.marks}`
    // A request that the phone gave up may still change the resume between the read and the write.
    let status = 412
    while (status === 412) status = await this.tryElsewhere(introduction)
    if (status !== saveResume.status) throw new Error(`the other device got ${status}`)
    this.elsewhere.push(introduction)
  }

  private async tryElsewhere(introduction: string): Promise<number> {
    const { server } = this.connection
    const answer = await server.call(saveResume, {
      token: this.member.token,
      headers: { 'if-match': await etagOf(server, this.member) },
      body: aResumeForm({ introduction }),
    })
    return answer.status
  }
}

async function etagOf(server: RunningServer, member: TestMember): Promise<string> {
  const { db } = server.database
  const resume = await db
    .selectFrom('resumes')
    .select('version')
    .where('member_id', '=', member.id)
    .executeTakeFirst()
  const wish = await db
    .selectFrom('expected_jobs')
    .select('version')
    .where('member_id', '=', member.id)
    .executeTakeFirst()
  return `"r${resume?.version ?? 0}-d${wish?.version ?? 0}"`
}
