import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { viewJob } from '../../../contract/job/view.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { jobById } from './job-query.ts'
import { sendBeacon } from '../../api/send-beacon.ts'

/** Milliseconds on the screen before a view counts. */
const VIEW_DELAY = 1_500

/**
 * Reports a view of the job, which the server counts once per visitor and day. Without a network it is not counted, and
 * failures are not shown.
 */
export function CountView({ jobId }: { jobId: string }) {
  const isShown = useQuery(jobById(jobId, useLanguage())).data?.data.status === 'IN_PROGRESS'
  useEffect(() => {
    if (!isShown) return undefined
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') sendBeacon(viewJob, { id: jobId })
    }, VIEW_DELAY)
    return () => clearTimeout(timer)
  }, [jobId, isShown])
  return null
}
