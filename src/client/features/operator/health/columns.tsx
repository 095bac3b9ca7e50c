import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Text } from '@mantine/core'
import type {
  Channel,
  ProviderHealth,
  ServerError,
  ServerHealth,
} from '../../../../contract/operator/health.ts'
import { useFormat } from '../../../i18n/format.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { bytesText } from './bytes-text.ts'

/** Share of a disk below which its free space deserves a look. */
const LOW = 0.1

export function useServerColumns(): readonly Column<ServerHealth>[] {
  const format = useFormat()
  return [
    { name: 'host', part: 'title', head: <Trans>Server</Trans>, cell: ({ host }) => host },
    { name: 'state', head: <Trans>Status</Trans>, cell: (server) => <ServerState server={server} /> },
    { name: 'version', head: <Trans>Version</Trans>, cell: ({ version }) => version },
    {
      name: 'started',
      part: 'date',
      head: <Trans>Started</Trans>,
      cell: ({ startedDate }) => format.moment(startedDate),
    },
    { name: 'disks', head: <Trans>Free space</Trans>, cell: ({ disks }) => <Disks disks={disks} /> },
  ]
}

function ServerState({ server: { isRunning, seenDate } }: { server: ServerHealth }) {
  const format = useFormat()
  if (isRunning)
    return (
      <Badge color="green">
        <Trans>Running</Trans>
      </Badge>
    )
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
          {free < LOW * size && (
            <Badge color="amber">
              <Trans>Nearly full</Trans>
            </Badge>
          )}
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

export function useProviderColumns(): readonly Column<ProviderHealth & { id: string }>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  const momentOf = (date: string | null) => (date === null ? <Trans>Not known</Trans> : format.moment(date))
  return [
    {
      name: 'channel',
      part: 'title',
      head: <Trans>Channel</Trans>,
      cell: ({ channel }) => i18n._(channelNames[channel]),
    },
    {
      name: 'via',
      head: <Trans>Through</Trans>,
      cell: ({ via }) => (via === 'files' ? <Trans>Files only: nothing is delivered</Trans> : via),
    },
    { name: 'state', head: <Trans>Status</Trans>, cell: (row) => <ProviderState provider={row} /> },
    {
      name: 'succeeded',
      part: 'date',
      head: <Trans>Last success</Trans>,
      cell: (row) => momentOf(row.succeededDate),
    },
    {
      name: 'failed',
      head: <Trans>Last failure</Trans>,
      cell: ({ failedDate, failure }) =>
        failedDate === null ? (
          '–'
        ) : (
          <>
            {format.moment(failedDate)}{' '}
            <Text component="code" size="xs" ff="monospace">
              {failure}
            </Text>
          </>
        ),
    },
  ]
}

function ProviderState({ provider }: { provider: ProviderHealth }) {
  const { succeededDate, failedDate } = provider
  if (succeededDate === null && failedDate === null)
    return (
      <Badge>
        <Trans>Not known: nothing sent yet</Trans>
      </Badge>
    )
  if (failedDate !== null && (succeededDate === null || failedDate > succeededDate))
    return (
      <Badge color="amber">
        <Trans>Failing</Trans>
      </Badge>
    )
  return (
    <Badge color="green">
      <Trans context="provider">Working</Trans>
    </Badge>
  )
}

export function useErrorColumns(): readonly Column<ServerError & { id: string }>[] {
  const format = useFormat()
  return [
    {
      name: 'error',
      part: 'title',
      head: <Trans>Error</Trans>,
      cell: ({ error }) => (
        <Text component="code" size="xs" ff="monospace">
          {error}
        </Text>
      ),
    },
    { name: 'place', head: <Trans>Where</Trans>, cell: ({ place }) => place },
    {
      name: 'times',
      part: 'figure',
      head: <Trans>Times</Trans>,
      cell: ({ times }) => format.number(times),
    },
    {
      name: 'last',
      part: 'date',
      head: <Trans>Last time</Trans>,
      cell: ({ lastDate }) => format.moment(lastDate),
    },
    {
      name: 'request',
      head: <Trans>Request id</Trans>,
      cell: ({ requestId }) =>
        requestId ? (
          <Text component="code" size="xs" ff="monospace">
            {requestId}
          </Text>
        ) : (
          '–'
        ),
    },
  ]
}
