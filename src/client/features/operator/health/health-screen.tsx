import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { live } from '../../../api/query-for.ts'
import { QueryPlaceholder } from '../../../entities/answer/query-placeholder.tsx'
import { StaleNote } from '../../../entities/answer/stale-note.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { EmptyState } from '../../../ui/page/states.tsx'
import type { SiteHealth } from '../../../../contract/operator/health.ts'
import { Mark } from '../desk/cells.tsx'
import { DeskTable } from '../desk/desk-list.tsx'
import { DeskPage, DeskSection, Figure, Figures } from '../desk/desk-page.tsx'
import { bytesText, errorColumns, providerColumns, serverColumns } from './columns.tsx'
import { ConsoleShortcuts } from '../keyboard/list-keys.tsx'
import { siteHealth } from '../queries.ts'

/** Seconds after which a waiting task deserves a look. */
const LATE = 600

/** How database, queues, backups, servers and providers are. */
export function HealthScreen() {
  const { t } = useLingui()
  const result = useQuery({ ...siteHealth(), ...live })
  return (
    <DeskPage title={t`System health`} actions={<ConsoleShortcuts />}>
      {result.data ? (
        <>
          <StaleNote result={result} />
          <Health data={result.data.data} />
        </>
      ) : (
        <QueryPlaceholder
          result={result}
          title={<Trans>The state of the site could not be loaded</Trans>}
          rows={6}
          isStored={false}
        />
      )}
    </DeskPage>
  )
}

function Health({ data }: { data: SiteHealth }) {
  const { t } = useLingui()
  const errorRows = data.errors.map((error) => ({ ...error, id: `${error.place} ${error.error}` }))
  return (
    <>
      <DeskSection title={<Trans>Database</Trans>}>
        <DatabaseFigures data={data} />
      </DeskSection>
      <DeskSection title={<Trans>Background work</Trans>}>
        <QueueFigures queues={data.queues} />
      </DeskSection>
      <DeskSection title={<Trans>Backups</Trans>}>
        <BackupFigures backups={data.backups} />
      </DeskSection>
      <DeskSection title={<Trans>Servers</Trans>}>
        {data.servers.length > 0 ? (
          <DeskTable caption={t`Servers`} columns={serverColumns} rows={data.servers} />
        ) : (
          <EmptyState title={<Trans>No server has reported yet</Trans>} />
        )}
      </DeskSection>
      <DeskSection title={<Trans>Delivery</Trans>}>
        <DeskTable
          caption={t`Delivery`}
          columns={providerColumns}
          rows={data.providers.map((provider) => ({ ...provider, id: provider.channel }))}
        />
      </DeskSection>
      <DeskSection title={<Trans>Last errors</Trans>}>
        {errorRows.length > 0 ? (
          <DeskTable caption={t`Last errors`} columns={errorColumns} rows={errorRows} />
        ) : (
          <EmptyState title={<Trans>No errors in the last 14 days</Trans>} />
        )}
      </DeskSection>
    </>
  )
}

function DatabaseFigures({ data: { database, servers } }: { data: SiteHealth }) {
  const lags = servers.flatMap(({ replica, isRunning }) => (replica && isRunning ? [replica] : []))
  const worst = lags.find(({ isUsed }) => !isUsed) ?? lags[0]
  return (
    <Figures>
      <Figure name={<Trans>PostgreSQL</Trans>}>{database.version}</Figure>
      <Figure name={<Trans>Size</Trans>}>{bytesText(database.bytes)}</Figure>
      <Figure name={<Trans>Last migration</Trans>}>{database.schema.replace(/\.sql$/, '')}</Figure>
      <Figure
        name={<Trans>Replica</Trans>}
        mark={worst && !worst.isUsed ? <Mark text={<Trans>Not used</Trans>} /> : null}
      >
        {worst === undefined ? <Trans>None</Trans> : <Lag lag={worst.lag} />}
      </Figure>
    </Figures>
  )
}

function Lag({ lag }: { lag: number | null }) {
  if (lag === null) return <Trans>Does not answer</Trans>
  const seconds = Math.ceil(lag / 1000)
  return <Plural value={seconds} one="# second behind" other="# seconds behind" />
}

function QueueFigures({ queues }: { queues: SiteHealth['queues'] }) {
  const format = useFormat()
  const { oldestTask } = queues
  return (
    <Figures>
      <Figure name={<Trans>Due tasks</Trans>}>{format.number(queues.dueTasks)}</Figure>
      <Figure
        name={<Trans>Oldest waits</Trans>}
        mark={oldestTask !== null && oldestTask > LATE ? <Mark text={<Trans>Too long</Trans>} /> : null}
      >
        {oldestTask === null ? <Trans>None waits</Trans> : <Waiting seconds={oldestTask} />}
      </Figure>
      <Figure name={<Trans>Failed 3 times or more</Trans>}>{format.number(queues.failingTasks)}</Figure>
      <Figure name={<Trans>Due pushes</Trans>}>{format.number(queues.duePushes)}</Figure>
    </Figures>
  )
}

function Waiting({ seconds }: { seconds: number }) {
  const minutes = Math.floor(seconds / 60)
  if (minutes === 0) return <Trans>Less than a minute</Trans>
  return <Plural value={minutes} one="# minute" other="# minutes" />
}

/** The last scheduled backup. Backups made by hand are not recorded. */
function BackupFigures({ backups: { isScheduled, isOverdue, last, failure } }: Pick<SiteHealth, 'backups'>) {
  const format = useFormat()
  const failed = failure && { moment: format.moment(failure.startedDate), reason: failure.error }
  return (
    <>
      <Figures>
        <Figure name={<Trans>Schedule</Trans>}>
          <Schedule isScheduled={isScheduled} />
        </Figure>
        <Figure name={<Trans>Last complete</Trans>} mark={isOverdue ? <Overdue /> : null}>
          {last ? format.moment(last.finishedDate) : <Trans>None yet</Trans>}
        </Figure>
        <Figure name={<Trans>Size</Trans>}>{last ? bytesText(last.bytes) : '–'}</Figure>
      </Figures>
      {failed && <Failure {...failed} />}
    </>
  )
}

function Schedule({ isScheduled }: { isScheduled: boolean | null }) {
  if (isScheduled === null) return <Trans>Not known</Trans>
  if (isScheduled) return <Trans context="schedule">Daily</Trans>
  return <Mark text={<Trans>Not set up</Trans>} />
}

const Overdue = () => <Mark text={<Trans>Overdue</Trans>} />

const Failure = ({ moment, reason }: { moment: string; reason: string }) => (
  <Text pt="sm" size="sm" c="amber">
    <Trans>
      The backup of {moment} failed: {reason}
    </Trans>
  </Text>
)
