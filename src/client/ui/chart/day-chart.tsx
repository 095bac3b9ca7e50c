import { Trans, useLingui } from '@lingui/react/macro'
import { Table } from '@mantine/core'
import '@mantine/core/styles/Table.layer.css'
import type { ReactNode } from 'react'
import { localeOf } from '../../../reference/interface-languages.ts'
import classes from './day-chart.module.css'

interface Day {
  date: string
  /** May be negative. */
  count: number
}

interface DayChartProps {
  /** Name of the counts, above their table. */
  label: string
  /** Oldest first. */
  days: readonly Day[]
  /** Formats a count beside a bar or a line. */
  textOf?: (count: number) => string
  /** What the last bar is called, such as today. */
  lastName: ReactNode
}

/** Dates below the bars, at most. */
const LABELS = 4
/** The highest bar has its count unless it stands this close to the last one that has its own. */
const CLOSE = 0.15
/** How much of the width a figure takes. */
const COVERED = 0.12

/** Bar chart of daily counts with the last one highlighted, and the counts as a table. */
export function DayChart({ label, days, textOf = String, lastName }: DayChartProps) {
  const counts = days.map(({ count }) => count)
  const lines = chartLines(Math.max(...counts), Math.min(...counts))
  const [bottom = 0] = lines
  const share = (count: number) => `${(count / ((lines.at(-1) ?? 1) - bottom)) * 100}%`
  const dayName = useDayName()
  const last = days.length - 1
  const interval = Math.ceil(days.length / LABELS)
  const highest = counts.lastIndexOf(Math.max(...counts))
  const hasText = (index: number) =>
    index === last || (index === highest && (counts[last] === 0 || (last - index) / days.length > CLOSE))
  // The figure of the last bar ends with it and reaches over those before.
  const covered = Math.max(0, ...counts.slice(-Math.ceil(days.length * COVERED)))
  const above = (covered - Math.max(0, counts[last] ?? 0)) / ((lines.at(-1) ?? 1) - bottom)
  const raised = `calc(var(--plot) * ${above})`
  return (
    <>
      <div className={classes.chart} aria-hidden="true">
        <div className={classes.lines}>
          {lines.toReversed().map((line) => (
            <span key={line}>{textOf(line)}</span>
          ))}
        </div>
        <ol className={classes.days}>
          {days.map(({ date, count }, index) => (
            <li
              key={date}
              data-today={index === last || undefined}
              title={`${dayName(date)} · ${textOf(count)}`}
            >
              <span className={classes.column}>
                {count !== 0 && (
                  <span
                    className={classes.bar}
                    data-below={count < 0 || undefined}
                    style={{ height: share(Math.abs(count)), bottom: share(Math.min(count, 0) - bottom) }}
                  >
                    {hasText(index) && (
                      <b style={{ marginBottom: index === last ? raised : 0 }}>{textOf(count)}</b>
                    )}
                  </span>
                )}
              </span>
              <span className={classes.date}>
                {index === last ? lastName : (last - index) % interval === 0 && dayName(date)}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <DayTable label={label} days={days} textOf={textOf} dayName={dayName} />
    </>
  )
}

type DayTableProps = Required<Pick<DayChartProps, 'label' | 'days' | 'textOf'>> & {
  dayName: (date: string) => string
}

const DayTable = ({ label, days, textOf, dayName }: DayTableProps) => (
  <details className={classes.counts}>
    <summary>
      <Trans>Show as a table</Trans>
    </summary>
    <Table maw="20rem" captionSide="top" withRowBorders={false} verticalSpacing="xxs">
      <Table.Caption ta="start">{label}</Table.Caption>
      <Table.Tbody>
        {days.map(({ date, count }) => (
          <Table.Tr key={date}>
            <Table.Th scope="row" fw={400}>
              {dayName(date)}
            </Table.Th>
            <Table.Td ta="end">{textOf(count)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </details>
)

/** Formats a date that is a day in Korea already as `11. 8.`. */
function useDayName() {
  const { i18n } = useLingui()
  const format = new Intl.DateTimeFormat(localeOf(i18n.locale === 'pseudo' ? 'en' : i18n.locale), {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  })
  return (date: string) =>
    format
      .format(new Date(`${date}T00:00:00Z`))
      .replace(/\.$/, '')
      .replace('. ', '.')
}

/** Grid lines of a chart: in round steps from the lowest, or 0, to at least the highest. */
export function chartLines(highest: number, lowest = 0): number[] {
  const step = roundStep(Math.max(highest, -lowest, 2) / 2)
  const first = Math.floor(Math.min(lowest, 0) / step)
  const last = Math.max(Math.ceil(highest / step), first === 0 ? 1 : 0)
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}

/** Rounds to 1, 2 or 5 times a power of ten, at most `size` and at least one. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, size)))
  const fitting = [5, 2, 1].find((factor) => factor * power <= size) ?? 1
  return fitting * power
}
