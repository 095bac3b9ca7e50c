import { queryOptions, useQuery } from '@tanstack/react-query'
import { getMyResume } from '../../../contract/candidate/resume.ts'
import { SAVE_RESUME } from '../../../contract/candidate/save-resume-name.ts'
import { ApiProblem } from '../../api/problem.ts'
import { NETWORK } from '../../api/query-for.ts'
import { useSession } from '../../api/session.ts'
import { useOutbox } from '../../offline/outbox/use-outbox.ts'
import { myResume } from './my-resume-query.ts'

/** A resume written on another device is noticed after this many milliseconds; the server has the last word. */
const RECENT = 5 * 60_000

/** Whether the server says that the member has no resume, and none of this device is saved or sent. */
export function useLacksResume(): boolean {
  const session = useSession()
  const isWorker = session?.role === 'EMPLOYEE'
  const { data: isMissing } = useQuery({ ...resumeMissing(session?.memberId), enabled: isWorker })
  const { entries, sent } = useOutbox()
  return isMissing === true && ![...entries, ...sent].some(({ operation }) => operation === SAVE_RESUME)
}

/** An answer of its own, as the device stores answers but no refusals: it is still known after a reload offline. */
const resumeMissing = (memberId: string | undefined) =>
  queryOptions({
    queryKey: [getMyResume.name, { isMissing: true }, memberId],
    queryFn: async ({ client }) => {
      try {
        await client.fetchQuery({ ...myResume(), staleTime: RECENT })
        return false
      } catch (error) {
        if (error instanceof ApiProblem && error.code === 'RESUME_MISSING') return true
        throw error
      }
    },
    staleTime: RECENT,
    retry: false,
    meta: { personal: true },
    ...NETWORK,
  })
