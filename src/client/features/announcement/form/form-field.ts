import type { UseFormReturnType } from '@mantine/form'
import { useState, useSyncExternalStore } from 'react'
import type { Signal } from '../../../browser/signal.ts'
import type { AnnouncementValues } from './announcement-values.ts'

export interface AnnouncementFormApi extends UseFormReturnType<AnnouncementValues> {
  /** The values as they stand, for what is drawn from several of them. */
  latest: Signal<AnnouncementValues>
}

type Field = keyof AnnouncementValues

/** A field that draws itself: a change renders its owner alone, not the whole form. */
export function useFormField<Name extends Field>(form: AnnouncementFormApi, name: Name) {
  const [value, setValue] = useState<AnnouncementValues[Name]>(() => form.getValues()[name])
  const change = (next: AnnouncementValues[Name]) => {
    setValue(next)
    setField(form, name, next)
  }
  return [value, change] as const
}

/** Keeps a value without rendering anything. */
export function setField<Name extends Field>(
  form: AnnouncementFormApi,
  name: Name,
  value: AnnouncementValues[Name],
): void {
  form.setFieldValue<AnnouncementValues, Field>(name, value, { forceUpdate: false })
}

/** All values, renewed with every change. */
export const useLatest = ({ latest }: Pick<AnnouncementFormApi, 'latest'>) =>
  useSyncExternalStore(latest.subscribe, latest.get)
