import { useRef, useState } from 'react'
import type { FieldTroubles } from './field-errors.ts'
import { focusFirstTrouble } from './focus-error.ts'

/** What is wrong at the fields of a form, which needs `element` as its ref. */
export function useTroubles(initial: FieldTroubles = {}) {
  const element = useRef<HTMLFormElement>(null)
  const [troubles, setTroubles] = useState(initial)
  return {
    element,
    troubles,
    /** Takes the writer to the first of them. @returns whether there are any */
    show: (found: FieldTroubles): boolean => {
      setTroubles(found)
      focusFirstTrouble(element.current, found)
      return Object.keys(found).length > 0
    },
    /** Says what is wrong with one more field, and leaves the writer where they are. */
    mark: (found: FieldTroubles) => setTroubles((before) => ({ ...before, ...found })),
    /** Its field is being changed. */
    forget: (field: string) =>
      setTroubles((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== field))),
  }
}
