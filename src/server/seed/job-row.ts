import type { Selectable } from 'kysely'
import type { JobTable } from '../db/job-tables.ts'
import { readWork, type rememberingReader } from '../features/work/read-work.ts'
import { written } from '../features/work/work-columns.ts'

/** As it is loaded: phrases are JSON. */
export type JobRow = Omit<Selectable<JobTable>, 'revision' | 'paid_days' | 'phrases'> & { phrases: string }

/** A generated posting whose text was not read yet. */
export type UnreadJob = Omit<JobRow, 'occupations' | 'phrases' | 'work_source'>

/** Adds the occupations and phrases of its text. */
export const withWork = (job: UnreadJob, read?: ReturnType<typeof rememberingReader>): JobRow => ({
  ...job,
  ...written(readWork(job, read), 'MATCHED'),
})
