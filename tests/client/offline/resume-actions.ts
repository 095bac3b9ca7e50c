import { readDraft, writeDraft } from '../../../src/client/offline/drafts/draft.ts'
import { type Entry, type Receipt, blobIdsOf, keys } from '../../../src/client/offline/outbox/engine/entry.ts'
import {
  BytesMissing,
  type CommandToSave,
  type Enqueued,
} from '../../../src/client/offline/outbox/engine/command-to-save.ts'
import { sweepBlobs } from '../../../src/client/offline/outbox/engine/sweep-blobs.ts'
import type { Action } from './outbox-actions.ts'
import { type Effect, versionIn } from './model-server.ts'
import type { World } from './outbox-world.ts'

type SaveResume = Extract<Action, { do: 'save resume' }>

/** An acknowledged save of the whole form. */
interface Saved {
  memberId: string
  photo?: string
  resume: string
  wish: string
}

/** The parts of the story that the resume's actions use. */
interface ResumeStory {
  readonly world: World
  readonly member: string
  entry: (operation: string, entity: string, flaw: string, more?: object) => CommandToSave
  saveAll: (process: number, wanted: readonly CommandToSave[]) => Promise<readonly Enqueued[] | undefined>
  contents: (memberId: string) => Promise<{ entries: Entry[]; receipts: Receipt[] }>
}

/** The members' actions on their resumes, and the invariants of these. */
export class ResumeActions {
  private readonly story: ResumeStory
  private readonly known = new Map<string, string>()
  private readonly photos = new Map<string, string>()
  private readonly losses: string[] = []
  private saves: Saved[] = []

  constructor(story: ResumeStory) {
    this.story = story
  }

  /** The screen loads the server's version. */
  read(): void {
    this.known.set(this.story.member, this.story.world.server.etagOf(this.story.member))
  }

  async save({ photo, flaw, process }: SaveResume): Promise<void> {
    const { story } = this
    const memberId = story.member
    const blobId = photo === 'none' ? undefined : await this.pick(photo)
    const draft = { value: { photo: blobId ?? null }, savedAt: story.world.clock }
    await writeDraft(story.world.database, memberId, 'resume', draft)
    const upload = blobId === undefined ? [] : [this.upload(blobId)]
    const resume = this.versioned('resume', 'r', flaw, blobId === undefined ? [] : ['photo'])
    const desiredJob = this.versioned('wish', 'd', '', ['resume'])
    const saved = await story.saveAll(process, [...upload, resume, desiredJob]).catch((error: unknown) => {
      // The bytes were removed with a cancelled upload: the member has to pick again.
      if (error instanceof BytesMissing) this.photos.delete(memberId)
      else throw error
    })
    if (!saved) return this.noteLoss(memberId, blobId)
    const ids = saved.map(({ id }) => id)
    const [photoId, resumeId = '', desiredJobId = ''] = blobId === undefined ? [undefined, ...ids] : ids
    // A save that replaced an unsent resume counts instead of it.
    this.saves = this.saves.filter((earlier) => earlier.resume !== resumeId)
    this.saves.push({
      memberId,
      resume: resumeId,
      wish: desiredJobId,
      ...(photoId ? { photo: photoId } : {}),
    })
  }

  /** An unacknowledged save is still a draft, or was saved after all. */
  private async noteLoss(memberId: string, blobId: string | undefined): Promise<void> {
    const draft = await readDraft(this.story.world.database, memberId, 'resume')
    const { entries, receipts } = await this.story.contents(memberId)
    const known = [...entries, ...receipts].some((each) => each.operation === 'resume')
    if (!draft && !known) this.losses.push(`I1: what was typed with ${blobId} is neither draft nor entry`)
  }

  /** The member compares both versions and keeps their own. */
  async compare(process: number): Promise<void> {
    const { entries } = await this.story.contents(this.story.member)
    const conflict = entries.find((entry) => entry.state === 'CONFLICT' && entry.refusal?.etag)
    const part = conflict?.operation === 'resume' ? 'r' : 'd'
    if (!conflict || !conflict.versionPart) return
    const merged = this.versioned(conflict.operation, part, '', [], conflict.refusal?.etag)
    await this.story.saveAll(process, [{ ...merged, replaces: conflict.id }])
  }

  async violations(
    memberId: string,
    entries: readonly Entry[],
    receipts: readonly Receipt[],
  ): Promise<string[]> {
    const effects = this.story.world.server.effects.filter((effect) => effect.memberId === memberId)
    const found = this.saves
      .filter((saved) => saved.memberId === memberId)
      .flatMap((saved) => orderViolations(saved, effects, receipts))
    return [...found, ...this.losses, ...(await this.bytesViolations(memberId, entries))]
  }

  private async bytesViolations(memberId: string, entries: readonly Entry[]): Promise<string[]> {
    const { database, clock } = this.story.world
    await sweepBlobs(database, memberId, clock + 10 * 24 * 3_600_000)
    const [stored, draft] = await database.run('readonly', async (transaction) => [
      (await transaction.keys(keys.blobs(memberId))).map((key) => String(key[2])),
      JSON.stringify(await transaction.list(keys.drafts(memberId))),
    ])
    const named = entries.flatMap((entry) => blobIdsOf(entry.payload))
    const lost = named.filter((id) => !stored.includes(id)).map((id) => `the bytes of ${id} are lost`)
    // A draft keeps its bytes.
    const left = draft === '[]' ? stored.filter((id) => !named.includes(id)) : []
    return [...lost, ...left.map((id) => `the bytes of ${id} are nobody's`)]
  }

  /** The id of a new photo's bytes, or of the same ones again. */
  private async pick(photo: 'new' | 'same'): Promise<string> {
    const { world, member } = this.story
    const before = this.photos.get(member)
    if (photo === 'same' && before !== undefined) return before
    const blobId = `mark:${member}-${world.newId()}`
    this.photos.set(member, blobId)
    const bytes = new TextEncoder().encode(`bytes of ${blobId}`).buffer
    const blob = { bytes, type: 'image/jpeg', sha256: '', draft: 'resume', keptAt: world.clock }
    await world.database.run('readwrite', async (transaction) =>
      transaction.put(keys.blob(member, blobId), blob),
    )
    return blobId
  }

  private upload(blobId: string): CommandToSave {
    return {
      ...this.story.entry('photo', 'photo', ''),
      as: 'photo',
      absolute: true,
      payload: {
        kind: 'multipart',
        parts: [
          { name: 'mark', value: blobId },
          { name: 'file', blobId, fileName: 'a.jpg' },
        ],
      },
    }
  }

  private versioned(
    operation: string,
    versionPart: 'r' | 'd',
    flaw: string,
    needs: string[],
    version?: string,
  ): CommandToSave {
    const ifMatch = version ?? this.known.get(this.story.member) ?? '"r0-d0"'
    const entry = this.story.entry(operation, operation, flaw, { seen: versionIn(ifMatch, versionPart) })
    const fill = { need: 'photo', take: 'id' as const, into: 'payload' as const, at: ['photo'] }
    return {
      ...entry,
      as: operation,
      absolute: true,
      ifMatch,
      versionPart,
      needs,
      fills: needs.includes('photo') ? [fill] : [],
      ...(operation === 'resume' ? { draft: 'resume' } : {}),
    }
  }
}

/** I4: what was saved together is sent as photo, resume, desired job. */
function orderViolations(saved: Saved, effects: readonly Effect[], receipts: readonly Receipt[]): string[] {
  const at = (id: string | undefined) => effects.findIndex((effect) => effect.key === id)
  const isSent = (id: string | undefined) =>
    receipts.some((receipt) => receipt.id === id && receipt.outcome === 'SENT')
  const found: string[] = []
  if (isSent(saved.wish) && isSent(saved.resume) && at(saved.resume) > at(saved.wish))
    found.push(`I4: ${saved.wish} overtook ${saved.resume}`)
  for (const { body, mark } of effects.filter((effect) => effect.path === '/api/resumes')) {
    const reference = /"photo":"server-(\d+)"/.exec(body)?.[1]
    if (reference !== undefined && !effects.some(({ path }) => path === '/api/files'))
      found.push(`I4: ${mark} names a photo that is not there`)
  }
  if (saved.photo && isSent(saved.photo) && isSent(saved.resume) && at(saved.photo) > at(saved.resume))
    found.push(`I4: ${saved.resume} overtook ${saved.photo}`)
  return found
}
