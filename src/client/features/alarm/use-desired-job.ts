import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ExpectedJob } from '../../../contract/candidate/resume.ts'
import { dataTimeOf } from '../../api/query-for.ts'
import { useOutbox } from '../../offline/outbox/use-outbox.ts'
import { EXPECTED_JOB_ENTITY } from './commands.ts'
import { expectedJob } from './queries.ts'

/** The desired job as the member saved it last, sent or not. `version` changes with it. */
export function useDesiredJob() {
  const result = useQuery(expectedJob())
  const { entries, sent } = useOutbox()
  const entry = entries.findLast(({ entity }) => entity === EXPECTED_JOB_ENTITY)
  const receipt = sent.find(({ entity, at }) => entity === EXPECTED_JOB_ENTITY && at >= dataTimeOf(result))
  const unsent = entry?.payload.kind === 'json' ? entry.payload.value : undefined
  const job = jobOf(unsent) ?? jobOf(receipt?.payload) ?? jobOf(result.data?.data)
  return {
    result,
    job,
    etag: result.data?.etag,
    version: entry?.id ?? receipt?.id ?? result.data?.etag ?? '',
    isWaiting: entry !== undefined,
  }
}

function jobOf(value: unknown): ExpectedJob | undefined {
  const { data } = z.safeParse(ExpectedJob, value)
  return data
}
