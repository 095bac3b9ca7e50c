import { retryWaiting } from '../../../src/client/offline/outbox/engine/drain.ts'
import type { Entry, Receipt } from '../../../src/client/offline/outbox/engine/entry.ts'
import type { Enqueued, CommandToSave } from '../../../src/client/offline/outbox/engine/command-to-save.ts'
import type { Effect } from './model-server.ts'
import type { Action } from './outbox-actions.ts'
import type { Process, World } from './outbox-world.ts'

/** The parts of the story that these actions use. */
interface ApplicationStory {
  readonly world: World
  readonly member: string
  entry: (operation: string, entity: string, flaw: string, more?: object) => CommandToSave
  saveAll: (process: number, wanted: readonly CommandToSave[]) => Promise<readonly Enqueued[] | undefined>
  contents: (memberId: string) => Promise<{ entries: Entry[]; receipts: Receipt[] }>
  aliveProcess: (index: number) => Process
}

/** Applications, which the server refuses without a resume, and announcements, which are sent once. */
export class ApplicationActions {
  private readonly story: ApplicationStory

  constructor(story: ApplicationStory) {
    this.story = story
  }

  async save(action: Extract<Action, { do: 'apply' | 'publish' }>): Promise<void> {
    const { do: operation, thing, process } = action
    const wanted = this.story.entry(operation, `${operation}:${thing}`, '')
    const once = operation === 'publish' && this.story.world.defect !== 'once-forgotten'
    await this.story.saveAll(process, [{ ...wanted, absolute: true, once }])
  }

  async tryAgain({ pick, process }: Extract<Action, { do: 'try again' }>): Promise<void> {
    const { member } = this.story
    const refused = (await this.story.contents(member)).entries.filter(({ state }) => state === 'REJECTED')
    const entry = refused[pick % Math.max(1, refused.length)]
    const { environment, death } = this.story.aliveProcess(process)
    if (entry) await Promise.race([retryWaiting(environment, member, entry.id), death])
  }

  violations(entries: readonly Entry[], effects: readonly Effect[], receipts: readonly Receipt[]): string[] {
    const hasSentResume = receipts.some(
      ({ operation, outcome }) => operation === 'resume' && outcome === 'SENT',
    )
    const wanting = entries.filter(({ refusal }) => refusal?.code === 'RESUME_MISSING')
    const left = hasSentResume ? wanting.map(({ id }) => `I10: ${id} lacks a resume that was sent`) : []
    return [...left, ...this.publishedTwice(effects, receipts)]
  }

  private publishedTwice(effects: readonly Effect[], receipts: readonly Receipt[]): string[] {
    const entities = receipts
      .filter(({ operation, id }) => operation === 'publish' && effects.some(({ key }) => key === id))
      .map(({ entity }) => entity)
    const twice = entities.filter((entity, index) => entities.indexOf(entity) !== index)
    return twice.map((entity) => `I11: ${entity} was published twice`)
  }
}
