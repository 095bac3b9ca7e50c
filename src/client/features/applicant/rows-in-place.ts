import { useState } from 'react'
import type { Applicant } from '../../../contract/employer/applicant.ts'
import { useApplicationDecision } from '../../entities/applicant/decision.ts'

/** A row with the server time (epoch ms) of its data. */
export interface Placed<Each> {
  applicant: Each
  dataTime: number
}

type Row = Pick<Applicant, 'id'>

/**
 * The rows of newer data in their order. A row that has left the list because this member decided on it stays behind the
 * one it stood behind, so that nothing moves under a finger that is about to decide on the next one.
 */
export function placed<Each extends Row>(
  fresh: readonly Placed<Each>[],
  former: readonly Placed<Each>[],
  isDecidedHere: (row: Placed<Each>) => boolean,
): Placed<Each>[] {
  const rows = [...fresh]
  const placeOf = ({ applicant: { id } }: Placed<Each>) =>
    rows.findIndex(({ applicant }) => applicant.id === id)
  for (const [index, row] of former.entries()) {
    if (placeOf(row) !== -1 || !isDecidedHere(row)) continue
    const before = former.slice(0, index).findLast((each) => placeOf(each) !== -1)
    rows.splice(before ? placeOf(before) + 1 : 0, 0, row)
  }
  return rows
}

/**
 * Keeps rows in place until another list is shown or this one is opened again.
 * @param list names what is listed; undefined while the rows are those of another list
 */
export function useRowsInPlace<Each extends Applicant>(
  list: string | undefined,
  applicants: readonly Each[] | undefined,
  dataTime: number,
): readonly Placed<Each>[] {
  const decisionOf = useApplicationDecision()
  const [shown, setShown] = useState<{
    list: string
    applicants: readonly Each[]
    rows: readonly Placed<Each>[]
  }>()
  if (!applicants) return []
  const fresh = applicants.map((applicant) => ({ applicant, dataTime }))
  if (list === undefined) return shown?.rows ?? fresh
  if (shown?.list === list && shown.applicants === applicants) return shown.rows
  const former = shown?.list === list ? shown.rows : []
  const rows = placed(
    fresh,
    former,
    (row) => decisionOf(row.applicant, row.dataTime).stage !== row.applicant.stage,
  )
  setShown({ list, applicants, rows })
  return rows
}
