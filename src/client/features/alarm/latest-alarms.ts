import type { AlarmSettings } from '../../../contract/account/member-account.ts'

interface Saved {
  seq: number
  params: Readonly<Record<string, string>>
}

/**
 * The switches with what was saved on this device laid over what the server knew.
 * @param unsent and `sent` since the server was asked; of all of them the latest says everything
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
