import type { DesiredJob } from '../../../contract/candidate/resume-form.ts'

export const NO_DESIRED_JOB: DesiredJob = {
  expectedRegionId: null,
  expectedRegionIds: [],
  noSelectExpectedRegion: false,
  expectedJobCategory: null,
  noSelectExpectedJobCategory: false,
  expectedPayType: null,
  expectedMinPayAmount: null,
  expectedMaxPayAmount: null,
  noSelectExpectedPayAmount: false,
  occupations: [],
}

/**
 * Applies a choice to the desired job: choosing something clears its opt-out, and an opt-out clears its fields.
 * Region, sector and pay work alike.
 */
export function withChoice(before: DesiredJob, choice: Partial<DesiredJob>): DesiredJob {
  const after = { ...before, ...choice }
  if (isGiven(choice.expectedRegionId)) after.noSelectExpectedRegion = false
  if (isGiven(choice.expectedJobCategory)) after.noSelectExpectedJobCategory = false
  if (
    isGiven(choice.expectedPayType) ||
    isGiven(choice.expectedMinPayAmount) ||
    isGiven(choice.expectedMaxPayAmount)
  )
    after.noSelectExpectedPayAmount = false
  if (choice.noSelectExpectedRegion) Object.assign(after, withRegions([]))
  if (choice.noSelectExpectedJobCategory) after.expectedJobCategory = null
  if (choice.noSelectExpectedPayAmount) {
    after.expectedMinPayAmount = null
    after.expectedMaxPayAmount = null
  }
  return after
}

/** All regions; drafts of earlier releases have one. */
export const regionIdsOf = ({
  expectedRegionId: one,
  expectedRegionIds: all = [],
}: Pick<DesiredJob, 'expectedRegionId' | 'expectedRegionIds'>): readonly number[] =>
  all.length > 0 || one === null ? all : [one]

export const withRegions = (ids: readonly number[]) => ({
  expectedRegionId: ids[0] ?? null,
  expectedRegionIds: [...ids],
})

const isGiven = (value: unknown) => value !== undefined && value !== null
