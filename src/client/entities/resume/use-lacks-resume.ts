import { useQuery } from '@tanstack/react-query'
import { SAVE_RESUME } from '../../../contract/candidate/save-resume-name.ts'
import { ApiProblem } from '../../api/problem.ts'
import { useSession } from '../../api/session.ts'
import { useOutbox } from '../../offline/outbox/use-outbox.ts'
import { myResume } from './my-resume-query.ts'

/** A resume written on another device is noticed after this many milliseconds; the server has the last word. */
const RECENT = 5 * 60_000

/** Whether the server says that the member has no resume, and none of this device is saved or sent. */
export function useLacksResume(): boolean {
  const isWorker = useSession()?.role === 'EMPLOYEE'
  const { error } = useQuery({ ...myResume(), enabled: isWorker, staleTime: RECENT })
  const { entries, sent } = useOutbox()
  const isMissing = error instanceof ApiProblem && error.code === 'RESUME_MISSING'
  return isMissing && ![...entries, ...sent].some(({ operation }) => operation === SAVE_RESUME)
}
