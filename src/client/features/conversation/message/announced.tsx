import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Hidden } from '../../../ui/page/page.tsx'
import type { ShownMessage } from '../use-thread.ts'
import { previewOf } from './message-texts.ts'

/** So many are read out where several arrive at once. */
const READ_OUT = 5

/** Reads new messages of the other side to screen readers, not those that were there at first. */
export function Announced({ messages, name }: { messages: readonly ShownMessage[]; name: string }) {
  const { i18n, t } = useLingui()
  const theirs = messages.filter(({ isMine }) => !isMine)
  const [first] = useState(theirs.at(-1)?.sequence ?? 0)
  const news = theirs.filter(({ sequence, isRemoved }) => sequence > first && !isRemoved).slice(-READ_OUT)
  const textOf = (message: ShownMessage) => {
    const text = previewOf(i18n, message)
    return t`New message from ${name}: ${text}`
  }
  // A line for each: one that says the same as the one before is read, too.
  return (
    <div role="log" aria-live="polite" aria-relevant="additions">
      {news.map((message) => (
        <Hidden key={message.id}>{textOf(message)}</Hidden>
      ))}
    </div>
  )
}
