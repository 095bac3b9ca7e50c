import { useLingui } from '@lingui/react/macro'
import type { JobCard } from '../../../contract/job/job.ts'
import { distanceBetween } from '../../../contract/place/distance.ts'
import { useFormat } from '../../i18n/format.ts'
import { useMyPlace } from './my-place.ts'

/**
 * Distance of a job from the reader's place: `3 km`, or `about 3 km` where only its town or district is known. Undefined
 * without a place.
 */
export function useDistanceText(job: Pick<JobCard, 'place'>): string | undefined {
  const { t } = useLingui()
  const format = useFormat()
  const place = useMyPlace()
  if (!place || !job.place) return undefined
  const kilometres = Math.round(distanceBetween(place, job.place) / 1000)
  const distance = format.kilometres(Math.max(1, kilometres))
  if (kilometres < 1) return t`under ${distance}`
  return job.place.isApproximate ? t`about ${distance}` : distance
}
