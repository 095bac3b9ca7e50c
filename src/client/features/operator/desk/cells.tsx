import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Badge, Button, type ButtonProps } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { useFormat } from '../../../i18n/format.ts'
import { Won } from '../../../i18n/won.tsx'
import type { Column } from '../../../ui/card/data-table.tsx'
import { at as pageOf } from './desks.ts'
import { ROW_LINK } from '../keyboard/use-row-keys.ts'

/** From edge to edge on phones, a card on desktop. */
export const deskCard = {
  py: { base: 'lg', sm: 'xl' },
  px: { base: 'edge', sm: 'xl' },
  bg: 'var(--surface)',
  bdrs: { sm: 'lg' },
} as const

/** Of a `Flex` that fills a sheet. */
export const sheetBody = {
  direction: 'column',
  gap: 'md',
  miw: 0,
  pt: { base: 'xs', sm: 0 },
  pb: { base: 'calc(1rem + env(safe-area-inset-bottom))', sm: 'xl' },
  px: { base: 'edge', sm: 'xl' },
} as const

/** Of a `Text` with a detail below the content of a cell. */
export const secondLine = { span: true, display: 'block', size: 'xs', c: 'dimmed' } as const

/** Formats date and time of instants that may lie ahead, without words such as "today". */
export function useDateTime(): (instant: string) => string {
  const format = useFormat()
  return (instant) => `${format.date(instant)} ${format.time(instant)}`
}

export const DateTime = ({ at }: { at: string }) => useDateTime()(at)

/** A text of a table of texts. */
export const Label = ({ of }: { of: MessageDescriptor }) => useLingui().i18n._(of)

interface LabelsProps<Value extends string> {
  names: Record<Value, MessageDescriptor>
  of: readonly Value[]
}

/** Several texts of a table, one after the other. */
export function Labels<Value extends string>({ names, of }: LabelsProps<Value>) {
  const { i18n } = useLingui()
  return of.map((value) => i18n._(names[value])).join(', ')
}

interface MomentProps {
  /** Null where it has not happened. */
  at: string | null
  isDay?: boolean
}

export function Moment({ at, isDay = false }: MomentProps) {
  const format = useFormat()
  if (at === null) return '–'
  return isDay ? format.date(at) : format.moment(at)
}

export const Count = ({ of }: { of: number }) => useFormat().number(of)

/** Says what deserves a look. */
export const Mark = ({ text, color = 'amber' }: { text: ReactNode; color?: StateLook['color'] }) => (
  <Badge component="span" color={color}>
    {text}
  </Badge>
)

/** How a state is called and looks. */
export interface StateLook {
  label: MessageDescriptor
  color: 'green' | 'amber' | 'gray'
}

export const StateBadge = ({ of: { label, color } }: { of: StateLook }) => (
  <Mark text={<Label of={label} />} color={color} />
)

interface MemberLinkProps {
  /** Null once the account is removed. */
  id: string | null
  /** Whether it stands in a sentence. */
  isUnderlined?: boolean
  /** A name, or what to do there. */
  children: ReactNode
}

export const MemberLink = ({ id, isUnderlined = false, children }: MemberLinkProps) =>
  id === null ? (
    children
  ) : (
    <Link {...pageOf('members', id)} style={isUnderlined ? { textDecoration: 'underline' } : undefined}>
      {children}
    </Link>
  )

interface CompanyLinkProps extends Pick<MemberLinkProps, 'isUnderlined'> {
  name: string
  memberId: string | null
}

/** A company's name, which leads to its account. */
export const CompanyLink = ({ name, memberId, isUnderlined }: CompanyLinkProps) => (
  <MemberLink id={memberId} isUnderlined={isUnderlined}>
    <bdi lang="ko">{name}</bdi>
  </MemberLink>
)

interface RowButtonProps extends ButtonProps, Omit<ComponentProps<'button'>, keyof ButtonProps> {
  /** What it does and the row's name, as those of all rows look alike. */
  label: string
}

/** The button that opens a row, which the keys of lists go to. */
export const RowButton = ({ label, ...props }: RowButtonProps) => (
  <Button size="sm" variant="default" aria-label={label} {...ROW_LINK} {...props} />
)

type Part = Column<never>['part']

const columnsOf =
  (part?: Part) =>
  <Row,>(name: string, head: ReactNode, cell: (row: Row) => ReactNode): Column<Row> => ({
    name,
    head,
    cell,
    part,
  })

/** Makes the columns of a list: by their part in a card, and by what they show of one field of their rows. */
export const column = Object.assign(columnsOf(), {
  title: columnsOf('title'),
  date: columnsOf('date'),
  figure: columnsOf('figure'),
  action: columnsOf('action'),
  moment: <N extends string>(name: N, head: ReactNode, part?: 'date') =>
    columnsOf(part)(name, head, (row: Record<N, string | null>) => <Moment at={row[name]} />),
  day: <N extends string>(name: N, head: ReactNode, part?: 'date') =>
    columnsOf(part)(name, head, (row: Record<N, string>) => <Moment isDay at={row[name]} />),
  count: <N extends string>(name: N, head: ReactNode) =>
    columnsOf('figure')(name, head, (row: Record<N, number>) => <Count of={row[name]} />),
  amount: <N extends string>(name: N, part?: 'figure') =>
    columnsOf(part)(name, <Trans>Amount</Trans>, (row: Record<N, number>) => <Won amount={row[name]} />),
  /** What a company wrote; a dash where it is missing. */
  korean: <N extends string>(name: N, head: ReactNode) =>
    columnsOf()(name, head, (row: Record<N, string | null>) => <bdi lang="ko">{row[name] ?? '–'}</bdi>),
  label: <N extends string, Value extends string>(
    name: N,
    head: ReactNode,
    labels: Record<Value, MessageDescriptor>,
  ) => columnsOf()(name, head, (row: Record<N, Value>) => <Label of={labels[row[name]]} />),
  state: <Value extends string>(looks: Record<Value, StateLook>) =>
    columnsOf()('state', <Trans>Status</Trans>, (row: { state: Value }) => (
      <StateBadge of={looks[row.state]} />
    )),
})
