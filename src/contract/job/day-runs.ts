import { WORK_DAYS, type WorkDay } from '../base/enums.ts'

/** Days that follow each other within a week: `[MON … FRI]`, `[SUN]`. */
export function runsOfDays(days: readonly WorkDay[]): WorkDay[][] {
  const runs: WorkDay[][] = []
  let run: WorkDay[] = []
  for (const day of WORK_DAYS) {
    if (!days.includes(day)) run = []
    else if (run.push(day) === 1) runs.push(run)
  }
  return runs
}
