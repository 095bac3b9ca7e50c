import { cancel, cancelGroup } from '../../../src/client/offline/outbox/engine/cancel.ts'
import { drain, retryWaiting } from '../../../src/client/offline/outbox/engine/drain.ts'
import { enqueueAll } from '../../../src/client/offline/outbox/engine/enqueue.ts'
import type { CommandToSave, Enqueued } from '../../../src/client/offline/outbox/engine/command-to-save.ts'
import { type Entry, type Receipt, needsAttention } from '../../../src/client/offline/outbox/engine/entry.ts'
import { entriesOf, receiptsOf } from '../../../src/client/offline/outbox/engine/records.ts'
import { signInWithDrafts } from '../../../src/client/offline/drafts/visitor-drafts.ts'
import type { Action } from './outbox-actions.ts'
import { ApplicationActions } from './application-actions.ts'
import { ResumeActions } from './resume-actions.ts'
import { type Defect, Process, World } from './outbox-world.ts'

/** A save that was acknowledged to the member. */
interface Acknowledged {
  id: string
  memberId: string
  outcome: Enqueued['outcome']
}

/** Runs the actions, then a period without faults. @returns violated invariants */
export async function runStory(
  seed: number,
  actions: readonly Action[],
  defect: Defect = 'none',
): Promise<string[]> {
  const story = new Story(seed, defect)
  await story.begin()
  for (const action of actions) {
    await story.perform(action)
    await story.world.yieldTurns()
  }
  const toggles = await story.shownToggles()
  await story.recover()
  return story.violations(toggles)
}

export class Story {
  readonly world: World
  private readonly acknowledged: Acknowledged[] = []
  private readonly seqs = new Map<string, { memberId: string; seq: number; entity: string }>()
  private processes: Process[]
  member: 'a' | 'b' = 'a'
  private marks = 0
  readonly resumes: ResumeActions
  private readonly applications: ApplicationActions
  private holders = 0
  private readonly drains: Promise<unknown>[] = []

  constructor(seed: number, defect: Defect) {
    this.world = new World(seed, defect)
    this.resumes = new ResumeActions(this)
    this.applications = new ApplicationActions(this)
    this.processes = [this.process(), this.process(), this.process()]
  }

  async begin(): Promise<void> {
    await this.signIn('a')
    // Some stories have no crashes, some have many.
    this.world.crashRate = [0, 0.01, 0.05][Math.floor(this.world.random() * 3)] ?? 0
    this.world.server.faultRate = 0.4
  }

  async perform(action: Action): Promise<void> {
    const { world } = this
    switch (action.do) {
      case 'toggle':
        return this.toggle(action.thing, action.process)
      case 'add':
        await this.save(action.process, this.entry('add', `thing:${action.thing}`, action.flaw))
        return undefined
      case 'save resume':
        return this.resumes.save(action)
      case 'apply':
      case 'publish':
        return this.applications.save(action)
      case 'try again':
        return this.applications.tryAgain(action)
      case 'compare':
        return this.resumes.compare(action.process)
      case 'read':
        return this.resumes.read()
      case 'other device saves':
        return world.server.changeElsewhere(this.member, action.part)
      case 'cancel':
        return this.cancel(action)
      case 'wake':
        return this.wake(action.process, action.retry)
      case 'wait':
        world.clock += action.milliseconds
        return undefined
      case 'kill':
        return this.processes[action.process]?.kill()
      case 'session ends':
        return world.server.revoke()
      case 'sign in':
        return this.signIn(action.member)
      case 'late arrivals':
        return world.server.deliverLate()
    }
  }

  /** Waits until every started drain has ended or its process is dead. */
  async rest(): Promise<void> {
    await Promise.all(this.drains)
  }

  /** Ends faults and crashes and signs everybody in: everything sendable must be sent. */
  async recover(): Promise<void> {
    this.world.crashRate = 0
    this.world.server.faultRate = 0
    for (const process of this.processes) process.kill()
    for (const member of ['a', 'b'] as const) {
      await this.signIn(member)
      const process = this.process()
      for (let round = 0; round < 12; round += 1) {
        this.world.clock += 16 * 60_000
        const { next } = await drain(process.environment)
        if (next === undefined) break
      }
      this.world.server.deliverLate()
    }
  }

  /** The toggles as shown: the server's state overlaid with unsent entries. */
  async shownToggles(): Promise<Map<string, boolean>> {
    const shown = new Map<string, boolean>()
    for (const member of ['a', 'b'] as const) {
      for (const index of [0, 1, 2]) shown.set(`${member} ${index}`, await this.isShownOn(member, index))
    }
    return shown
  }

  async violations(toggles: ReadonlyMap<string, boolean>): Promise<string[]> {
    const found = [...this.world.server.violations]
    for (const member of ['a', 'b'] as const) found.push(...(await this.violationsOf(member)))
    for (const [desiredJob, on] of toggles) {
      const [member = '', index = ''] = desiredJob.split(' ')
      if (this.world.server.isOn(member, togglePath(index)) !== on)
        found.push(`toggle ${desiredJob} is not ${on}`)
    }
    const marks = this.world.server.effects.map((effect) => effect.mark)
    const twice = marks.filter((mark, index) => marks.indexOf(mark) !== index)
    found.push(...twice.map((mark) => `I2: ${mark} had two effects`))
    return found
  }

  private async violationsOf(memberId: string): Promise<string[]> {
    const { entries, receipts } = await this.contents(memberId)
    this.note(entries, receipts)
    const effects = this.world.server.effects.filter((effect) => effect.memberId === memberId)
    const found: string[] = []
    for (const { id } of this.acknowledged.filter((each) => each.memberId === memberId)) {
      const known = entries.some((entry) => entry.id === id) || receipts.some((receipt) => receipt.id === id)
      if (!known) found.push(`I1, I5: ${id} was acknowledged and is nowhere`)
    }
    for (const receipt of receipts) {
      const done = effects.some((effect) => effect.key === receipt.id)
      if (done !== (receipt.outcome === 'SENT')) found.push(`${receipt.id} is told as ${receipt.outcome}`)
    }
    for (const entry of entries) {
      const refused = entries.some((other) => needsAttention(other) && blocks(other, entry, entries))
      if (!refused) found.push(`I6, I7: ${entry.id} (${entry.operation}, ${entry.state}) is still waiting`)
    }
    const resumes = await this.resumes.violations(memberId, entries, receipts)
    const applications = this.applications.violations(entries, effects, receipts)
    return [...found, ...this.orderViolations(memberId), ...resumes, ...applications]
  }

  private orderViolations(memberId: string): string[] {
    const found: string[] = []
    const last = new Map<string, number>()
    for (const { key } of this.world.server.effects.filter((effect) => effect.memberId === memberId)) {
      const sent = this.seqs.get(key)
      if (!sent) continue
      if ((last.get(sent.entity) ?? 0) > sent.seq) found.push(`I3: ${key} overtook older entries`)
      last.set(sent.entity, sent.seq)
    }
    return found
  }

  private note(entries: readonly Entry[], receipts: readonly Receipt[]): void {
    for (const { id, memberId, seq, entity } of [...entries, ...receipts])
      this.seqs.set(id, { memberId, seq, entity })
  }

  private async signIn(member: 'a' | 'b'): Promise<void> {
    this.member = member
    const token = this.world.server.grant(member)
    await signInWithDrafts(this.world.database, { memberId: member, token })
  }

  private async toggle(index: number, process: number): Promise<void> {
    const operation = (await this.isShownOn(this.member, index)) ? 'off' : 'on'
    const wanted = this.entry(operation, `toggle:${index}`, '')
    const undo = operation === 'on' ? 'off' : 'on'
    await this.save(process, { ...wanted, params: { id: String(index) }, undo, absolute: true })
  }

  entry(operation: string, entity: string, flaw: string, more: object = {}): CommandToSave {
    this.marks += 1
    const value = { mark: `mark:${this.member}-${this.marks}`, flaw, ...more }
    return {
      memberId: this.member,
      entity,
      operation,
      params: { id: entity.split(':')[1] ?? '' },
      payload: { kind: 'json', value },
      absolute: false,
    }
  }

  private async save(process: number, wanted: CommandToSave): Promise<void> {
    await this.saveAll(process, [wanted])
  }

  /** The acknowledged entries, or undefined where the process died before. */
  async saveAll(process: number, wanted: readonly CommandToSave[]): Promise<readonly Enqueued[] | undefined> {
    const { environment, death } = this.aliveProcess(process)
    const saved = await Promise.race([enqueueAll(environment, wanted), death])
    if (saved === 'died') return undefined
    const memberId = wanted[0]?.memberId ?? ''
    this.acknowledged.push(...saved.map((each) => ({ ...each, memberId })))
    return saved
  }

  private async cancel({ pick, whole, process }: Extract<Action, { do: 'cancel' }>): Promise<void> {
    const { entries } = await this.contents(this.member)
    const entry = entries.filter((each) => each.undo === undefined)[pick % Math.max(1, entries.length)]
    const { environment, death } = this.aliveProcess(process)
    if (!entry) return
    const taking =
      whole && entry.group
        ? cancelGroup(environment, this.member, entry.group)
        : cancel(environment, this.member, entry.id)
    await Promise.race([taking, death])
  }

  private wake(process: number, retry: boolean): void {
    const { environment, death } = this.aliveProcess(process)
    const member = this.member
    this.drains.push(
      Promise.race([
        (retry ? retryWaiting(environment, member) : Promise.resolve()).then(() => drain(environment)),
        death,
      ]),
    )
  }

  aliveProcess(index: number): Process {
    const process = this.processes[index]
    if (process && !process.dead) return process
    const next = this.process()
    this.processes[index] = next
    return next
  }

  private process(): Process {
    this.holders += 1
    return new Process(this.world, `process-${this.holders}`)
  }

  private async isShownOn(memberId: string, index: number): Promise<boolean> {
    const { entries } = await this.contents(memberId)
    const newest = entries.findLast((entry) => entry.entity === `toggle:${index}`)
    return newest ? newest.operation === 'on' : this.world.server.isOn(memberId, togglePath(String(index)))
  }

  async contents(memberId: string): Promise<{ entries: Entry[]; receipts: Receipt[] }> {
    const contents = await this.world.database.run('readonly', async (transaction) => ({
      entries: await entriesOf(transaction, memberId),
      receipts: await receiptsOf(transaction, memberId),
    }))
    this.note(contents.entries, contents.receipts)
    return contents
  }
}

const togglePath = (index: string) => `/api/toggles/${index}`

/** Whether `refused` is the entry itself or blocks it: by its entity, or by what it or an older one of it needs. */
function blocks(refused: Entry, entry: Entry, entries: readonly Entry[]): boolean {
  const before = entries.filter((other) => other.entity === entry.entity && other.seq <= entry.seq)
  const needs = new Set(before.flatMap((other) => other.needs))
  return (
    before.includes(refused) ||
    entries.some((other) => needs.has(other.id) && blocks(refused, other, entries))
  )
}
