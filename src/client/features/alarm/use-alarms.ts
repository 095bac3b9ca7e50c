import { useQuery } from '@tanstack/react-query'
import type { AlarmSettings } from '../../../contract/account/member-account.ts'
import { me } from '../../entities/member/me-query.ts'
import { dataTimeOf } from '../../api/query-for.ts'
import { useSend } from '../../offline/outbox/sending.ts'
import { useOutbox } from '../../offline/outbox/use-outbox.ts'
import { ALARMS_ENTITY, saveAlarms } from './commands.ts'

/** The three switches, including unsent changes; each change saves all three. */
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

interface Saved {
  seq: number
  params: Readonly<Record<string, string>>
}

/**
 * Overlays the server's switches with those saved on this device.
 * @param unsent and `sent` since the server's answer; the latest save decides all three
 */
export function latestAlarms(
  { alarmOn, alarmExpectedJobOn, alarmNewsOn }: AlarmSettings,
  unsent: readonly Saved[],
  sent: readonly Saved[],
): AlarmSettings {
  const latest = [...sent, ...unsent].reduce<Saved | undefined>(
    (newest, each) => (newest && newest.seq > each.seq ? newest : each),
    undefined,
  )
  if (!latest) return { alarmOn, alarmExpectedJobOn, alarmNewsOn }
  const isOn = (name: keyof AlarmSettings) => latest.params[name] === 'true'
  return {
    alarmOn: isOn('alarmOn'),
    alarmExpectedJobOn: isOn('alarmExpectedJobOn'),
    alarmNewsOn: isOn('alarmNewsOn'),
  }
}
