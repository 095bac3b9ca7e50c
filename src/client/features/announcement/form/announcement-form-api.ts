import type { UseFormReturnType } from '@mantine/form'
import { useSyncExternalStore } from 'react'
import type { Signal } from '../../../browser/signal.ts'
import type { AnnouncementValues } from './announcement-values.ts'

export interface AnnouncementFormApi extends UseFormReturnType<AnnouncementValues> {
  /** All current values, for components that depend on several fields. */
  latest: Signal<AnnouncementValues>
}

/** All values, updated on every change. */
export const useLatest = ({ latest }: Pick<AnnouncementFormApi, 'latest'>) =>
  useSyncExternalStore(latest.subscribe, latest.get)
