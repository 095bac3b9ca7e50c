import { Trans, useLingui } from '@lingui/react/macro'
import { localeOf } from '../../../reference/interface-languages.ts'
import { Hidden } from '../../ui/page/page.tsx'
import { chartLines } from './chart-scale.ts'
import classes from './day-chart.module.css'

interface DayChartProps {
  /** Name of the counts, for screen readers. */
  label: string
  /** Oldest first; the last one is today. */
  days: readonly { date: string; count: number }[]
}

/** Every fourth day has a label. */
const LABEL_INTERVAL = 4

/** Bar chart of daily counts with today highlighted, and a table for screen readers. */
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
                  (days.length - 1 - index) % LABEL_INTERVAL === 0 && dayName(date)
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
