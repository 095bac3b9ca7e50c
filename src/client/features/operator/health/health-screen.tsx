import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Badge, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { live } from '../../../api/query-for.ts'
import { QueryData } from '../../../entities/answer/query-placeholder.tsx'
import { useFormat } from '../../../i18n/format.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import {
  type Channel,
  getSiteHealth,
  type ProviderHealth,
  type ServerError,
  type ServerHealth,
  type SiteHealth,
} from '../../../../contract/operator/health.ts'
import { column, Count, Label, Mark, Moment } from '../desk/cells.tsx'
import { DeskTable } from '../desk/desk-list.tsx'
import { DeskPage, DeskSection, figure, Figures } from '../desk/desk-page.tsx'
import { ConsoleShortcuts } from '../keyboard/list-keys.tsx'
import { personal } from '../queries.ts'

/** Seconds after which a waiting task deserves a look. */
const LATE = 600

/** How database, queues, backups, servers and providers are. */
export function HealthScreen() {
  const { t } = useLingui()
  const result = useQuery({ ...personal(getSiteHealth, {}), ...live })
  return (
    <DeskPage title={t`System health`} actions={<ConsoleShortcuts />}>
      <QueryData
        result={result}
        title={<Trans>The state of the site could not be loaded</Trans>}
        rows={6}
        isStored={false}
      >
        {(data) => <Health data={data} />}
      </QueryData>
    </DeskPage>
  )
}

function Health({ data }: { data: SiteHealth }) {
  const { t } = useLingui()
  const errors = data.errors.map((error) => ({ ...error, id: `${error.place} ${error.error}` }))
  return (
    <>
      <DeskSection title={<Trans>Database</Trans>}>
        <DatabaseFigures {...data} />
      </DeskSection>
      <DeskSection title={<Trans>Background work</Trans>}>
        <QueueFigures {...data} />
      </DeskSection>
      <DeskSection title={<Trans>Backups</Trans>}>
        <BackupFigures {...data} />
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
        {errors.length > 0 ? (
          <DeskTable caption={t`Last errors`} columns={errorColumns} rows={errors} />
        ) : (
          <EmptyState title={<Trans>No errors in the last 14 days</Trans>} />
        )}
      </DeskSection>
    </>
  )
}

function DatabaseFigures({ database, servers }: Pick<SiteHealth, 'database' | 'servers'>) {
  const lags = servers.flatMap(({ replica, isRunning }) => (replica && isRunning ? [replica] : []))
  const worst = lags.find(({ isUsed }) => !isUsed) ?? lags[0]
  return (
    <Figures
      figures={[
        figure(<Trans>PostgreSQL</Trans>, database.version),
        figure(<Trans>Size</Trans>, bytesText(database.bytes)),
        figure(<Trans>Last migration</Trans>, database.schema.replace(/\.sql$/, '')),
        figure(
          <Trans>Replica</Trans>,
          worst === undefined ? <Trans>None</Trans> : <Lag lag={worst.lag} />,
          worst?.isUsed === false && <Mark text={<Trans>Not used</Trans>} />,
        ),
      ]}
    />
  )
}

function Lag({ lag }: { lag: number | null }) {
  if (lag === null) return <Trans>Does not answer</Trans>
  const seconds = Math.ceil(lag / 1000)
  return <Plural value={seconds} one="# second behind" other="# seconds behind" />
}

function QueueFigures({ queues }: Pick<SiteHealth, 'queues'>) {
  const { dueTasks, oldestTask, failingTasks, duePushes } = queues
  return (
    <Figures
      figures={[
        figure(<Trans>Due tasks</Trans>, <Count of={dueTasks} />),
        figure(
          <Trans>Oldest waits</Trans>,
          oldestTask === null ? <Trans>None waits</Trans> : <Waiting seconds={oldestTask} />,
          oldestTask !== null && oldestTask > LATE && <Mark text={<Trans>Too long</Trans>} />,
        ),
        figure(<Trans>Failed 3 times or more</Trans>, <Count of={failingTasks} />),
        figure(<Trans>Due pushes</Trans>, <Count of={duePushes} />),
      ]}
    />
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
  const moment = failure && format.moment(failure.startedDate)
  const reason = failure?.error
  return (
    <>
      <Figures
        figures={[
          figure(<Trans>Schedule</Trans>, <Schedule isSet={isScheduled} />),
          figure(
            <Trans>Last complete</Trans>,
            last ? format.moment(last.finishedDate) : <Trans>None yet</Trans>,
            isOverdue && <Mark text={<Trans>Overdue</Trans>} />,
          ),
          figure(<Trans>Size</Trans>, last ? bytesText(last.bytes) : '–'),
        ]}
      />
      {failure && (
        <Text pt="sm" size="sm" c="amber">
          <Trans>
            The backup of {moment} failed: {reason}
          </Trans>
        </Text>
      )}
    </>
  )
}

/** @param isSet null if it is not known */
function Schedule({ isSet }: { isSet: boolean | null }) {
  if (isSet === null) return <Trans>Not known</Trans>
  return isSet ? <Trans context="schedule">Daily</Trans> : <Mark text={<Trans>Not set up</Trans>} />
}

/** Share of a disk below which its free space deserves a look. */
const LOW = 0.1

const serverColumns: readonly Column<ServerHealth>[] = [
  column.title('host', <Trans>Server</Trans>, ({ host }) => host),
  column('state', <Trans>Status</Trans>, (server) => <ServerState server={server} />),
  column('version', <Trans>Version</Trans>, ({ version }) => version),
  column.moment('startedDate', <Trans>Started</Trans>, 'date'),
  column('disks', <Trans>Free space</Trans>, ({ disks }) => <Disks disks={disks} />),
]

function ServerState({ server: { isRunning, seenDate } }: { server: ServerHealth }) {
  const format = useFormat()
  if (isRunning) return <Mark color="green" text={<Trans>Running</Trans>} />
  const moment = format.moment(seenDate)
  return (
    <Badge color="amber">
      <Trans>Not seen since {moment}</Trans>
    </Badge>
  )
}

const diskNames: Record<ServerHealth['disks'][number]['place'], MessageDescriptor> = {
  DATA: msg`Data`,
  BACKUPS: msg`Backups`,
}

function Disks({ disks }: Pick<ServerHealth, 'disks'>) {
  const { i18n } = useLingui()
  if (disks.length === 0) return <Trans>Not known</Trans>
  return (
    <ul>
      {disks.map(({ place, free, size }) => (
        <li key={place}>
          {i18n._(diskNames[place])}: {bytesText(free)} / {bytesText(size)}{' '}
          {free < LOW * size && <Mark text={<Trans>Nearly full</Trans>} />}
        </li>
      ))}
    </ul>
  )
}

const channelNames: Record<Channel, MessageDescriptor> = {
  MAIL: msg`Mail`,
  SMS: msg`Text messages`,
  PUSH: msg`Web push`,
}

const providerColumns: readonly Column<ProviderHealth & { id: string }>[] = [
  column.title('channel', <Trans>Channel</Trans>, ({ channel }) => <Label of={channelNames[channel]} />),
  column('via', <Trans>Through</Trans>, ({ via }) =>
    via === 'files' ? <Trans>Files only: nothing is delivered</Trans> : via,
  ),
  column('state', <Trans>Status</Trans>, (row) => <ProviderState provider={row} />),
  column.date('succeeded', <Trans>Last success</Trans>, ({ succeededDate: at }) =>
    at === null ? <Trans>Not known</Trans> : <Moment at={at} />,
  ),
  column('failed', <Trans>Last failure</Trans>, ({ failedDate, failure }) => (
    <>
      <Moment at={failedDate} /> {failedDate !== null && <Code>{failure}</Code>}
    </>
  )),
]

const Code = ({ children }: { children: ReactNode }) => (
  <Text component="code" size="xs" ff="monospace">
    {children}
  </Text>
)

function ProviderState({ provider }: { provider: ProviderHealth }) {
  const { succeededDate, failedDate } = provider
  if (succeededDate === null && failedDate === null)
    return (
      <Badge>
        <Trans>Not known: nothing sent yet</Trans>
      </Badge>
    )
  if (failedDate !== null && (succeededDate === null || failedDate > succeededDate))
    return <Mark text={<Trans>Failing</Trans>} />
  return <Mark color="green" text={<Trans context="provider">Working</Trans>} />
}

const errorColumns: readonly Column<ServerError & { id: string }>[] = [
  column.title('error', <Trans>Error</Trans>, ({ error }) => <Code>{error}</Code>),
  column('place', <Trans>Where</Trans>, ({ place }) => place),
  column.count('times', <Trans>Times</Trans>),
  column.moment('lastDate', <Trans>Last time</Trans>, 'date'),
  column('request', <Trans>Request id</Trans>, ({ requestId }) =>
    requestId ? <Code>{requestId}</Code> : '–',
  ),
]

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const
const STEP = 1024

/** `1.5 GB`: the same in every language. */
function bytesText(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  const value = bytes / STEP ** power
  return `${value < 10 && power > 0 ? value.toFixed(1) : Math.round(value)} ${UNITS[power] ?? ''}`
}
