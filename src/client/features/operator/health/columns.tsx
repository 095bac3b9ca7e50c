import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Text } from '@mantine/core'
import { useFormat } from '../../../i18n/format.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import type {
  Channel,
  ProviderHealth,
  ServerError,
  ServerHealth,
} from '../../../../contract/operator/health.ts'
import {
  column,
  dateColumn,
  figuresColumn,
  Label,
  Mark,
  Moment,
  momentColumn,
  titleColumn,
} from '../desk/cells.tsx'

/** Share of a disk below which its free space deserves a look. */
const LOW = 0.1

export const serverColumns: readonly Column<ServerHealth>[] = [
  titleColumn('host', <Trans>Server</Trans>, ({ host }) => host),
  column('state', <Trans>Status</Trans>, (server) => <ServerState server={server} />),
  column('version', <Trans>Version</Trans>, ({ version }) => version),
  momentColumn('startedDate', <Trans>Started</Trans>, 'date'),
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

export const providerColumns: readonly Column<ProviderHealth & { id: string }>[] = [
  titleColumn('channel', <Trans>Channel</Trans>, ({ channel }) => <Label of={channelNames[channel]} />),
  column('via', <Trans>Through</Trans>, ({ via }) =>
    via === 'files' ? <Trans>Files only: nothing is delivered</Trans> : via,
  ),
  column('state', <Trans>Status</Trans>, (row) => <ProviderState provider={row} />),
  dateColumn('succeeded', <Trans>Last success</Trans>, ({ succeededDate: at }) =>
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

export const errorColumns: readonly Column<ServerError & { id: string }>[] = [
  titleColumn('error', <Trans>Error</Trans>, ({ error }) => <Code>{error}</Code>),
  column('place', <Trans>Where</Trans>, ({ place }) => place),
  figuresColumn('times', <Trans>Times</Trans>),
  momentColumn('lastDate', <Trans>Last time</Trans>, 'date'),
  column('request', <Trans>Request id</Trans>, ({ requestId }) =>
    requestId ? <Code>{requestId}</Code> : '–',
  ),
]

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const
const STEP = 1024

/** `1.5 GB`: the same in every language. */
export function bytesText(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  const value = bytes / STEP ** power
  return `${value < 10 && power > 0 ? value.toFixed(1) : Math.round(value)} ${UNITS[power] ?? ''}`
}
