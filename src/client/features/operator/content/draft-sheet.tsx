import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { type UsedDraft, useDraft } from '../../../offline/drafts/use-draft.ts'
import { LoadingBlocks } from '../../../ui/page/states.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'

interface DraftSheetProps<Values> {
  title: ReactNode
  /** Name of the draft. */
  name: string
  initial: Values
  /** Of the values, as the draft is stored. */
  schema: z.ZodMiniType<Values>
  onClose: () => void
  children: (draft: UsedDraft<Values>) => ReactNode
}

/** A form in a sheet, stored as a draft; its fields appear once the draft has been read. */
export function DraftSheet<Values>(props: DraftSheetProps<Values>) {
  const { title, name, initial, schema, onClose, children } = props
  const isOfForm = (value: unknown): value is Values => z.safeParse(schema, value).success
  const draft = useDraft(name, initial, isOfForm)
  return (
    <Sheet open title={title} onClose={onClose}>
      {draft.ready ? children(draft) : <LoadingBlocks rows={3} form="text" />}
    </Sheet>
  )
}
