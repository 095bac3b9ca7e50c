import { Trans, useLingui } from '@lingui/react/macro'
import { Hidden } from '../../ui/page/page.tsx'
import { chartLines } from './chart-scale.ts'
import classes from './day-chart.module.css'

interface DayChartProps {
  /** What is counted, for screen readers. */
  label: string
  /** Oldest first; the last one is today. */
  days: readonly { date: string; count: number }[]
}

/** Days between two dates below the bars. */
const EVERY = 4

/** Counts of days as bars, today's in colour; the same figures as a table for those who listen. */
export function DayChart({ label, days }: DayChartProps) {
  const lines = chartLines(Math.max(...days.map(({ count }) => count)))
  const top = lines.at(-1) ?? 1
  const dayName = useDayName()
  const isToday = (index: number) => index === days.length - 1
  return (
    <>
      <div className={classes.chart} aria-hidden="true">
        <div className={classes.lines}>
          {lines.toReversed().map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
        <ol className={classes.days}>
          {days.map(({ date, count }, index) => (
            <li key={date} data-today={isToday(index) || undefined} title={`${dayName(date)} · ${count}`}>
              <span className={classes.column}>
                {count > 0 && (
                  <span className={classes.bar} style={{ height: `${(count / top) * 100}%` }}>
                    {(isToday(index) || count === maximum(days)) && <b>{count}</b>}
                  </span>
                )}
              </span>
              <span className={classes.date}>
                {isToday(index) ? (
                  <Trans>Today</Trans>
                ) : (
                  (days.length - 1 - index) % EVERY === 0 && dayName(date)
                )}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <Hidden>
        <table>
          <caption>{label}</caption>
          <tbody>
            {days.map(({ date, count }) => (
              <tr key={date}>
                <th scope="row">{dayName(date)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Hidden>
    </>
  )
}

const maximum = (days: DayChartProps['days']) => Math.max(...days.map(({ count }) => count))

/** `11. 8.`, of a date that is a day in Korea already. */
function useDayName() {
  const { i18n } = useLingui()
  const format = new Intl.DateTimeFormat(i18n.locale === 'pseudo' ? 'en' : i18n.locale, {
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
