import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Divider, Switch } from '@mantine/core'
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
import { live, dataTimeOf } from '../../api/query-for.ts'
import { VisibleSwitch, useVisible } from '../../entities/resume/visible-switch.tsx'
import { latestOpenings, ALARMS_ENTITY, saveAlarms } from './commands.ts'
import { me } from '../../entities/member/me-query.ts'
import { useSend } from '../../offline/outbox/sending.ts'
import { useOutbox } from '../../offline/outbox/use-outbox.ts'

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
            <Box mx={{ base: '-md', sm: 0 }}>
              <StaleNote result={result} />
            </Box>
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

/** The three switches, including unsent changes; each change saves all three. */
function useAlarms() {
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
