import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Dashboard } from '../../../contract/job/announcement.ts'
import { PointsPanel } from '../../entities/point/points-panel.tsx'
import { useFormat } from '../../i18n/format.ts'
import { Chip } from '../../ui/choice/chip.tsx'
import { DayChart } from '../../ui/chart/day-chart.tsx'
import classes from './statistics.module.css'

/** Views of the last fourteen days, unread applications and remaining points. */
export function Statistics({ counts }: { counts: Dashboard }) {
  const format = useFormat()
  const unread = format.number(counts.unread)
  return (
    <div className={classes.cards}>
      <Visitors counts={counts} />
      <section aria-labelledby="unread">
        <h2 id="unread" className={classes.name}>
          <Trans>Unread resumes</Trans>
        </h2>
        <p className={classes.figure}>
          <Plural
            value={counts.unread}
            one={
              <Trans>
                <b>{unread}</b> resume
              </Trans>
            }
            other={
              <Trans>
                <b>{unread}</b> resumes
              </Trans>
            }
          />
        </p>
      </section>
      <PointsPanel balance={counts.balance} />
    </div>
  )
}

type Counted = 'applicants' | 'views'

function Visitors({ counts: { days, applicantsBefore } }: { counts: Dashboard }) {
  const { t } = useLingui()
  const format = useFormat()
  const [counted, setCounted] = useState<Counted>('applicants')
  const total = days.reduce((sum, day) => sum + day[counted], 0)
  const figure = format.number(total)
  const isApplicants = counted === 'applicants'
  return (
    <section className={classes.chart} aria-labelledby="fortnight">
      <div className={classes.head}>
        <div>
          <h2 id="fortnight" className={classes.name}>
            {isApplicants ? <Trans>Applicants in 14 days</Trans> : <Trans>Views in 14 days</Trans>}
          </h2>
          <p className={classes.figure}>
            {isApplicants ? (
              <Plural
                value={total}
                one={
                  <Trans>
                    <b>{figure}</b> person
                  </Trans>
                }
                other={
                  <Trans>
                    <b>{figure}</b> people
                  </Trans>
                }
              />
            ) : (
              <Plural
                value={total}
                one={
                  <Trans>
                    <b>{figure}</b> view
                  </Trans>
                }
                other={
                  <Trans>
                    <b>{figure}</b> views
                  </Trans>
                }
              />
            )}
          </p>
        </div>
        <div className={classes.choice}>
          <Chip active={isApplicants} onClick={() => setCounted('applicants')}>
            {t`Applicants`}
          </Chip>
          <Chip active={!isApplicants} onClick={() => setCounted('views')}>
            {t`Views`}
          </Chip>
        </div>
      </div>
      {isApplicants && applicantsBefore > 0 && (
        <p className={classes.compared}>
          <Compared now={total} before={applicantsBefore} />
        </p>
      )}
      <DayChart
        label={isApplicants ? t`Applicants by day` : t`Views by day`}
        days={days.map((day) => ({ date: day.date, count: day[counted] }))}
        lastName={<Trans>Today</Trans>}
      />
    </section>
  )
}

function Compared({ now, before }: { now: number; before: number }) {
  if (now === before) return <Trans>Same as in the previous 14 days</Trans>
  const more = now - before
  if (more > 0)
    return (
      <Plural
        value={more}
        one="# more than in the previous 14 days"
        other="# more than in the previous 14 days"
      />
    )
  return (
    <Plural
      value={-more}
      one="# fewer than in the previous 14 days"
      other="# fewer than in the previous 14 days"
    />
  )
}
