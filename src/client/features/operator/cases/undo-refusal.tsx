import { Alert } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'

import { TriangleIcon } from '../../../ui/icon/icons.tsx'
/** Why there is no undo, in place of its button, whose focus it takes. */
export function UndoRefusal({ children }: { children: ReactNode }) {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) message.current?.focus()
  }, [])
  return (
    <div ref={message} tabIndex={-1}>
      <Alert color="red" icon={<TriangleIcon size={20} />}>
        {children}
      </Alert>
    </div>
  )
}
