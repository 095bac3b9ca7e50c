import type { UseFormReturnType } from '@mantine/form'
import { useState, useSyncExternalStore } from 'react'
import type { Signal } from '../../../browser/signal.ts'
import type { AnnouncementValues } from './announcement-values.ts'

export interface AnnouncementFormApi extends UseFormReturnType<AnnouncementValues> {
  /** All current values, for components that depend on several fields. */
  latest: Signal<AnnouncementValues>
}

type Field = keyof AnnouncementValues

/** Subscribes a component to one field: a change re-renders that component only. */
export function useFormField<Name extends Field>(form: AnnouncementFormApi, name: Name) {
  const [value, setValue] = useState<AnnouncementValues[Name]>(() => form.getValues()[name])
  const change = (next: AnnouncementValues[Name]) => {
    setValue(next)
    setField(form, name, next)
  }
  return [value, change] as const
}

/** Sets a value without re-rendering the form. */
export function setField<Name extends Field>(
  form: AnnouncementFormApi,
  name: Name,
  value: AnnouncementValues[Name],
): void {
  form.setFieldValue<AnnouncementValues, Field>(name, value, { forceUpdate: false })
}

/** All values, updated on every change. */
export const useLatest = ({ latest }: Pick<AnnouncementFormApi, 'latest'>) =>
  useSyncExternalStore(latest.subscribe, latest.get)
