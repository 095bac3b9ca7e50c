import { Plural, Trans } from '@lingui/react/macro'
import { Box, Flex, Text } from '@mantine/core'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import { WORK_DAYS } from '../../../../contract/base/enums.ts'
import type { JobCard } from '../../../../contract/job/job.ts'
import { useFormat } from '../../../i18n/format.ts'
import { workDayName, workDaysText } from '../../../i18n/work-days-text.ts'
import { Section } from '../../../ui/page/page.tsx'
import { type WorkingTime, workingTimeOf } from './hourly-pay.ts'
import classes from './week-strip.module.css'

const DAY = 1440

/** Working days and hours; not every job names its days. */
export function WeekStrip({ job }: { job: JobCard }) {
  const format = useFormat()
  const time = workingTimeOf(job)
  const days = job.numberOfWorkDays
  const free = 7 - days
  const week = format.number(time.hoursPerWeek)
  return (
    <Section
      surface
      id="week"
      title={time.start === null ? <Trans>{days} days a week</Trans> : <Trans>{week} hours a week</Trans>}
      aside={
        free === 0 ? (
          <Plural value={days} one="# workday" other="# workdays" />
        ) : (
          <>
            <Plural value={days} one="# workday" other="# workdays" />
            {BETWEEN_FACTS}
            <Plural value={free} one="# day off" other="# days off" />
          </>
        )
      }
    >
      <Cells job={job} />
      {time.start !== null && time.end !== null && <DayBar start={time.start} end={time.end} />}
      <Text mt="xs" size="sm" c="dimmed">
        <WeekInWords time={time} job={job} />
      </Text>
    </Section>
  )
}

/** Seven days by their names, or as many as are worked. */
function Cells({ job: { workDays, numberOfWorkDays } }: { job: JobCard }) {
  const format = useFormat()
  return (
    <Flex component="ul" gap="xxs" wrap="wrap" className={classes.cells} aria-hidden="true">
      {WORK_DAYS.map((day, index) => {
        const isWork = workDays ? workDays.includes(day) : index < numberOfWorkDays
        return (
          <li key={day} data-work={isWork || undefined}>
            {workDays ? (
              workDayName(day, format)
            ) : isWork ? (
              <Trans context="week strip">Work</Trans>
            ) : (
              <Trans context="week strip">Off</Trans>
            )}
          </li>
        )
      })}
    </Flex>
  )
}

type WordsProps = { time: WorkingTime; job: Pick<JobCard, 'workDays' | 'breakMinutes'> }

function WeekInWords({ time, job }: WordsProps) {
  const { workDays } = job
  const format = useFormat()
  const isAgreed = !workDays
  if (time.start === null && isAgreed) return <Trans>You agree on hours and days with the company.</Trans>
  return (
    <>
      {workDays && (
        <>
          <b>{workDaysText(workDays, format)}</b>
          {BETWEEN_FACTS}
        </>
      )}
      {time.start === null ? (
        <Trans>You agree on the hours with the company.</Trans>
      ) : (
        <HoursInWords time={time} job={job} />
      )}
      {isAgreed && (
        <>
          {' '}
          <Trans>You agree on the days with the company.</Trans>
        </>
      )}
    </>
  )
}

/** Where a posting does not say how long the break is, the least that is lawful is assumed (Labor Standards Act, article 54). */
function HoursInWords({ time, job: { breakMinutes: minutes } }: WordsProps) {
  const format = useFormat()
  const hours = format.number(time.hoursPerDay)
  if (minutes)
    return (
      <Plural
        value={minutes}
        one={`${hours} hours a day, with an unpaid break of # minute.`}
        other={`${hours} hours a day, with an unpaid break of # minutes.`}
      />
    )
  if (time.breakHours === 0) return <Trans>{hours} hours a day.</Trans>
  return (
    <Plural
      value={time.breakHours}
      one={`${hours} hours a day, if the break is # hour, the shortest that the law allows.`}
      other={`${hours} hours a day, if the break is # hours, the shortest that the law allows.`}
    />
  )
}

/** Two segments for a night shift, which crosses midnight. */
function DayBar({ start, end }: { start: number; end: number }) {
  const pieces =
    end > start
      ? [[start, end]]
      : [
          [0, end],
          [start, DAY],
        ]
  return (
    <div className={classes.day}>
      <Box
        pos="relative"
        h={12}
        bdrs="full"
        bg="var(--hairline)"
        className={classes.track}
        aria-hidden="true"
      >
        {pieces.map(([from = 0, until = 0]) => (
          <div key={from} style={{ insetInlineStart: at(from), width: at(until - from) }} />
        ))}
      </Box>
      <Text component="div" mt="xxs" size="xs" pos="relative" h="1.5rem" c="dimmed" className={classes.times}>
        {start > 240 && end > 240 && (
          <span style={{ insetInlineStart: 0 }} data-edge="start">
            0:00
          </span>
        )}
        <b style={{ insetInlineStart: at(start) }} data-edge={edgeOf(start)}>
          {clock(start)}
        </b>
        <b style={{ insetInlineStart: at(end) }} data-edge={edgeOf(end)}>
          {clock(end)}
        </b>
        {start < DAY - 240 && end < DAY - 240 && (
          <span style={{ insetInlineStart: '100%' }} data-edge="end">
            24:00
          </span>
        )}
      </Text>
    </div>
  )
}

const at = (minutes: number) => `${(minutes * 100) / DAY}%`
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
/** Keeps labels near an end of the bar inside it. */
const edgeOf = (minutes: number) => (minutes < 60 ? 'start' : minutes > DAY - 60 ? 'end' : 'middle')
