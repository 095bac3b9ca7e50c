import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

export type Step = 1 | 2

const isInStepTwo = (field: string) => field.startsWith('expected') || field.startsWith('noSelect')

/** Focuses fields of either step, switching to the other step if necessary. */
export function useFieldFocus(
  element: RefObject<HTMLFormElement | null>,
  step: Step,
  onStep: (step: Step) => void,
) {
  const router = useRouter()
  const wanted = useRef<string>(undefined)
  const led = useRef<HTMLElement>(undefined)
  /** @returns whether the field exists */
  const focus = (field: string): boolean => {
    const place = element.current?.querySelector(`[data-field="${field}"]`)
    const control = place?.querySelector<HTMLElement>('input:not([hidden]), textarea, button')
    if (!place || !control) return false
    place.scrollIntoView({ block: 'center' })
    control.focus({ preventScroll: true })
    led.current = control
    return true
  }
  // Repeated, because the router scrolls the page to the top after the field got the focus.
  useEffect(
    () =>
      router.subscribe('onRendered', () => {
        if (led.current && led.current === document.activeElement)
          led.current.closest('[data-field]')?.scrollIntoView({ block: 'center' })
      }),
    [router],
  )
  useEffect(() => {
    if (wanted.current !== undefined && focus(wanted.current)) wanted.current = undefined
  })
  const goTo = (field: string) => {
    const home: Step = isInStepTwo(field) ? 2 : 1
    if (home === step) {
      focus(field)
      return
    }
    wanted.current = field
    onStep(home)
  }
  /** Focuses the first of these fields in the order of the form. */
  const focusFirst = (fields: readonly string[]) => {
    const first = FORM_ORDER.find((field) => fields.includes(field)) ?? fields[0]
    if (first !== undefined) goTo(first)
  }
  return { goTo, focusFirst }
}

const FORM_ORDER = [
  'photo',
  'name',
  'countyIsoCode',
  'countryEtcText',
  'gender',
  'birthDate',
  'cellphone',
  'koreanCapability',
  'jobCategoryPeriodTypeMap',
  'details',
  'workType',
  'introduction',
  'expectedRegionId',
  'expectedJobCategory',
  'expectedMaxPayAmount',
]
