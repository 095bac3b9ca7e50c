import { useState } from 'react'
import { currentSession } from '../../../api/session.ts'

let last: { by: string | undefined; text: string } = { by: undefined, text: '' }

/**
 * Whom the operator looks for. It stays in the open page, also on the way to a member and back, and in no address: an
 * e-mail address or a number would stand in the browser's history and in the logs of what lies before the server.
 */
export function useLookUp(): [text: string, lookFor: (text: string) => void] {
  const by = currentSession()?.memberId
  const [text, setText] = useState(last.by === by ? last.text : '')
  return [
    text,
    (next) => {
      last = { by, text: next.trim() }
      setText(last.text)
    },
  ]
}
