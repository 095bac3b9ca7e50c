import { useQuery } from '@tanstack/react-query'
import type { AlarmSettings } from '../../../contract/account/member-account.ts'
import { me } from '../../entities/member/me-query.ts'
import { dataTimeOf } from '../../api/query-for.ts'
import { useSend } from '../../offline/outbox/sending.ts'
import { useOutbox } from '../../offline/outbox/use-outbox.ts'
import { ALARMS_ENTITY, saveAlarms } from './commands.ts'
import { latestAlarms } from './latest-alarms.ts'

/** The three switches as the member left them, sent or not; each change saves all three at once. */
export function useAlarms() {
  const result = useQuery(me())
  const { entries, sent } = useOutbox()
  const { mutate, error } = useSend(saveAlarms)
  const known = result.data?.data
  const alarms =
    known &&
    latestAlarms(
      known,
      entries.filter(({ entity }) => entity === ALARMS_ENTITY),
      sent.filter(({ entity, at }) => entity === ALARMS_ENTITY && at >= dataTimeOf(result)),
    )
  const change = (choice: Partial<AlarmSettings>) => {
    if (!alarms) return
    const { alarmOn, alarmExpectedJobOn, alarmNewsOn } = { ...alarms, ...choice }
    mutate({ query: { alarmOn, alarmExpectedJobOn, alarmNewsOn } })
  }
  const isWaiting = entries.some(({ entity }) => entity === ALARMS_ENTITY)
  return { result, alarms, change, error, isWaiting }
}
