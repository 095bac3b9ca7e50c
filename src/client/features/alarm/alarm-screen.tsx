import { Trans, useLingui } from '@lingui/react/macro'
import { Divider, Switch } from '@mantine/core'
import '@mantine/core/styles/Divider.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import type { AlarmSettings } from '../../../contract/account/member-account.ts'
import { StaleNote } from '../../entities/answer/stale-note.tsx'
import { QueryPlaceholder } from '../../entities/answer/query-placeholder.tsx'
import { PushPanel } from '../../entities/notification/push-panel.tsx'
import { SaveError } from '../../entities/outbox/save-error.tsx'
import { InnerPage } from '../../ui/page/inner-header.tsx'
import { OutboxMark } from '../../entities/outbox/outbox-mark.tsx'
import { Section } from '../../ui/page/page.tsx'
import { DesiredJobSection } from './desired-job-section.tsx'
import { SearchesSection } from './searches-section.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ResumeOpening } from '../../../contract/candidate/talent.ts'
import { type CompanyMoment, CompanyMoments } from '../../entities/company/company-moments.tsx'
import { live } from '../../api/query-for.ts'
import { VisibleSwitch, useVisible } from '../../entities/resume/visible-switch.tsx'
import { latestOpenings } from './commands.ts'
import { useAlarms } from './use-alarms.ts'

/** Notification settings: topics, this device, the desired job, and which companies may find the member. */
export function AlarmScreen() {
  const { t } = useLingui()
  const { result, alarms, change, error, isWaiting } = useAlarms()
  return (
    <InnerPage title={t`Notification settings`} up="/home">
      <Section
        surface
        id="alarms"
        title={<Trans>Notifications to receive</Trans>}
        aside={isWaiting ? <OutboxMark view="saved" /> : undefined}
      >
        {!alarms && (
          <QueryPlaceholder
            result={result}
            title={<Trans>The settings could not be loaded</Trans>}
            rows={3}
          />
        )}
        {alarms && (
          <>
            <StaleNote result={result} />
            <AlarmSwitches alarms={alarms} onChange={change} />
          </>
        )}
        <SaveError error={error} />
      </Section>
      <Section surface id="push" title={<Trans>Notifications on this device</Trans>}>
        <PushPanel />
      </Section>
      <CompaniesSection />
      <DesiredJobSection />
      <SearchesSection />
    </InnerPage>
  )
}

interface AlarmSwitchesProps {
  alarms: AlarmSettings
  onChange: (choice: Partial<AlarmSettings>) => void
}

/**
 * The switches for all notifications and the two topics. Turning all off disables the topics and keeps their
 * values.
 */
function AlarmSwitches({ alarms, onChange }: AlarmSwitchesProps) {
  const { alarmOn, alarmNewsOn, alarmExpectedJobOn } = alarms
  return (
    <>
      <Switch
        label={<Trans>All notifications</Trans>}
        description={alarmOn ? undefined : <Trans>While this is off, you get no notifications.</Trans>}
        checked={alarmOn}
        onChange={(event) => onChange({ alarmOn: event.currentTarget.checked })}
      />
      <Divider />
      <Switch
        label={<Trans>News</Trans>}
        description={<Trans>When there is news for people who work in Korea</Trans>}
        checked={alarmNewsOn}
        disabled={!alarmOn}
        onChange={(event) => onChange({ alarmNewsOn: event.currentTarget.checked })}
      />
      <Divider />
      <Switch
        label={<Trans>Desired job</Trans>}
        description={<Trans>When a new job matches what you choose below</Trans>}
        checked={alarmExpectedJobOn}
        disabled={!alarmOn}
        onChange={(event) => onChange({ alarmExpectedJobOn: event.currentTarget.checked })}
      />
    </>
  )
}

/** Lets companies find the member, and lists those that have opened the resume. */
function CompaniesSection() {
  const visible = useVisible()
  const { result, isVisible, isWaiting } = visible
  return (
    <Section
      surface
      id="companies"
      title={<Trans>Who can find you</Trans>}
      aside={isWaiting ? <OutboxMark view="saved" /> : undefined}
    >
      <VisibleSwitch visible={visible} />
      {isVisible === undefined && (
        <QueryPlaceholder result={result} title={<Trans>The settings could not be loaded</Trans>} rows={1} />
      )}
      <Openings />
    </Section>
  )
}

function Openings() {
  return (
    <CompanyMoments
      title={<Trans>Who opened your resume</Trans>}
      result={useQuery({ ...latestOpenings(), ...live })}
      momentOf={momentOf}
      empty={
        <Trans>
          No company has found you and opened your resume yet. Companies you apply to can always read it and
          are not in this list.
        </Trans>
      }
    />
  )
}

const momentOf = ({ companyId, companyName, businessName, openedDate }: ResumeOpening): CompanyMoment => ({
  key: companyId,
  name: companyName,
  details: businessName !== null && businessName !== companyName && <span lang="ko">{businessName}</span>,
  date: openedDate,
})
