import type { ReactNode } from 'react'
import { type UsedDraft, useDraft } from '../../../offline/drafts/use-draft.ts'
import { LoadingBlocks } from '../../../ui/page/states.tsx'

interface DraftedProps<Values> {
  /** Name of the draft. */
  name: string
  initial: Values
  /** Whether what is stored is a draft of this form. */
  accepts: (stored: unknown) => stored is Values
  rows?: number
  children: (draft: UsedDraft<Values>) => ReactNode
}

/** A form that is stored as a draft; its fields appear once the draft has been read. */
export function Drafted<Values>({ name, initial, accepts, rows = 3, children }: DraftedProps<Values>) {
  const draft = useDraft(name, initial, accepts)
  return draft.ready ? children(draft) : <LoadingBlocks rows={rows} form="text" />
}
