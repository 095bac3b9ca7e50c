import { Trans } from '@lingui/react/macro'
import type { AlarmSettings } from '../../../contract/account/member-account.ts'
import { SwitchField } from '../../ui/field/switch-field.tsx'
import classes from './alarm-switches.module.css'

interface AlarmSwitchesProps {
  alarms: AlarmSettings
  onChange: (choice: Partial<AlarmSettings>) => void
}

/** While all alarms are off, the other two keep what they were, and wait. */
export function AlarmSwitches({ alarms, onChange }: AlarmSwitchesProps) {
  const { alarmOn, alarmNewsOn, alarmExpectedJobOn } = alarms
  return (
    <div className={classes.switches}>
      <SwitchField
        label={<Trans>All notifications</Trans>}
        hint={alarmOn ? undefined : <Trans>Nothing is told while this is off.</Trans>}
        checked={alarmOn}
        onChange={(event) => onChange({ alarmOn: event.currentTarget.checked })}
      />
      <SwitchField
        label={<Trans>News</Trans>}
        hint={<Trans>When there is news for people who work in Korea</Trans>}
        checked={alarmNewsOn}
        disabled={!alarmOn}
        onChange={(event) => onChange({ alarmNewsOn: event.currentTarget.checked })}
      />
      <SwitchField
        label={<Trans>Desired job</Trans>}
        hint={<Trans>When a new job fits what you choose below</Trans>}
        checked={alarmExpectedJobOn}
        disabled={!alarmOn}
        onChange={(event) => onChange({ alarmExpectedJobOn: event.currentTarget.checked })}
      />
    </div>
  )
}
