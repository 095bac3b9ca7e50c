import { useLingui } from '@lingui/react/macro'
import { createContext, use } from 'react'
import type { JobCard } from '../../../contract/job/job.ts'
import { type Coordinates, distanceBetween } from '../../../contract/place/distance.ts'
import { useFormat } from '../../i18n/format.ts'
import { useMyPlace } from './my-place.ts'

/** Where a list measures distances from, instead of the reader's place. */
export const DistanceOrigin = createContext<Coordinates | null>(null)

/**
 * Distance of a job from the list's origin or the reader's place: `3 km`, or `about 3 km` where only its town or district
 * is known. Undefined without a place.
 */
export function useDistanceText(job: Pick<JobCard, 'place'>): string | undefined {
  const { t } = useLingui()
  const format = useFormat()
  const own = useMyPlace()
  const place = use(DistanceOrigin) ?? own
  if (!place || !job.place) return undefined
  const kilometres = Math.round(distanceBetween(place, job.place) / 1000)
  const distance = format.kilometres(Math.max(1, kilometres))
  if (kilometres < 1) return t`under ${distance}`
  return job.place.isApproximate ? t`about ${distance}` : distance
}
