import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { JobCard } from '../../../../contract/job/job.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { jobById } from '../../../entities/job/job-query.ts'
import { type Snapshot, dataTimeOf } from '../../../api/query-for.ts'
import { storeForOffline } from '../../../offline/cache/store-for-offline.ts'
import { isOutdatedBy } from '../detail/newer-facts.ts'

/**
 * Stores the details of these jobs one after the other, so that each opens offline; again where the list
 * contradicts the stored details.
 */
export function useStoredDetails(list: Snapshot<readonly JobCard[]> | undefined): void {
  const queries = useQueryClient()
  const langCode = useLanguage()
  useEffect(() => {
    if (!list) return undefined
    let current = true
    const known = dataTimeOf({ data: list })
    const keep = async () => {
      for (const job of list.data) {
        if (!current) return
        await storeForOffline(queries, {
          query: jobById(job.id, langCode),
          imagesOf: ({ data }) => [data.imageUrl, data.logoImageUrl],
          isOutdated: (kept) => isOutdatedBy(kept.data, dataTimeOf({ data: kept }), { job, dataTime: known }),
        })
      }
    }
    void keep()
    return () => {
      current = false
    }
  }, [queries, langCode, list])
}
