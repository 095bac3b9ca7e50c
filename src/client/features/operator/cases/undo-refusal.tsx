import { type ReactNode, useEffect, useRef } from 'react'
import { AlertMessage } from '../../../ui/page/alert-message.tsx'

/** Why there is no undo, in place of its button, whose focus it takes. */
export function UndoRefusal({ children }: { children: ReactNode }) {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) message.current?.focus()
  }, [])
  return (
    <div ref={message} tabIndex={-1}>
      <AlertMessage>{children}</AlertMessage>
    </div>
  )
}
