import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { JobCard } from '../../../contract/job.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { jobById } from '../../lib/job-reading.ts'
import { keepWhole } from '../../offline/keep-whole.ts'

/** Reads the pages of these jobs onto the device, one after the other, so that each opens without a network. */
export function useKeptWhole(jobs: readonly Pick<JobCard, 'id'>[] | undefined): void {
  const queries = useQueryClient()
  const langCode = useLanguage()
  const ids = (jobs ?? []).map((job) => job.id).join()
  useEffect(() => {
    let current = true
    const keep = async () => {
      for (const id of ids.split(',')) {
        if (!current || id === '') return
        await keepWhole(queries, {
          query: jobById(id, langCode),
          imagesOf: ({ data }) => [data.imageUrl, data.logoImageUrl],
        })
      }
    }
    void keep()
    return () => {
      current = false
    }
  }, [queries, langCode, ids])
}
