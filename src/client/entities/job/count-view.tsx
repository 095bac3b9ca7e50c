import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { viewJob } from '../../../contract/job/announcement.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { jobById } from './job-query.ts'
import { sendBeacon } from '../../api/send-beacon.ts'

/** Milliseconds that a posting is on the screen before it counts as looked at. */
const LOOK = 1_500

/**
 * Tells the server that a posting is being looked at, which it counts once a visitor and day. Nothing depends on it:
 * without a network it is not counted, and no failure is shown.
 */
export function CountView({ jobId }: { jobId: string }) {
  const isShown = useQuery(jobById(jobId, useLanguage())).data?.data.status === 'IN_PROGRESS'
  useEffect(() => {
    if (!isShown) return undefined
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') sendBeacon(viewJob, { id: jobId })
    }, LOOK)
    return () => clearTimeout(timer)
  }, [jobId, isShown])
  return null
}
