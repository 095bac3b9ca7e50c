import { useEffect, useEffectEvent, useRef } from 'react'
import type { AnnouncementFormApi } from './announcement-form-api.ts'

/** Fills a field with what is known, as soon as that is, until something else is typed there. */
export function useKnownText(
  form: Pick<AnnouncementFormApi, 'getValues' | 'setFieldValue'>,
  field: 'companyName' | 'contact',
  known: string,
) {
  const taken = useRef('')
  const isWritten = useRef(false)
  const take = useEffectEvent((text: string) => {
    const now = form.getValues()[field].trim()
    // What was not written here is never cleared.
    const mayWrite = now === taken.current && (text !== '' || isWritten.current)
    if (text !== '' || mayWrite) taken.current = text
    if (!mayWrite || text === now) return
    isWritten.current = true
    // The field is drawn anew, as it keeps its own text.
    form.setFieldValue(field, text)
  })
  useEffect(() => take(known), [known])
}
