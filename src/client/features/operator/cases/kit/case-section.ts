import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import type { CASES, OpenKind } from '../../../../../contract/case/kinds.ts'
import type { News } from '../../../../../contract/site/news.ts'
import type { CaseDesk } from '../../desk/desks.ts'

/** The pages of a section: its list, and that of one entry. */
export interface Screens {
  List: ComponentType<{ search: never; title: string }>
  /** `Article` renders a news item as readers see it. */
  One?: ComponentType<{ id: string; search: never; Article: ComponentType<{ news: News }> }>
}

type ActIn<D extends CaseDesk> = Extract<(typeof CASES)[OpenKind], { section: D }>['acts'][number]

/** A section of the console that lists cases; `desk/case-sections.ts` finds its module. */
export interface CaseSection<D extends CaseDesk> extends Screens {
  name: MessageDescriptor
  /** What its kinds of cases are called in the queue, unless they have its name. */
  kinds?: Partial<Record<OpenKind, MessageDescriptor>>
  /** What the audit trail calls its acts. */
  acts: Record<ActIn<D>, MessageDescriptor>
}

export const caseSection = <D extends CaseDesk>(desk: D, section: CaseSection<D>) => ({ desk, ...section })
