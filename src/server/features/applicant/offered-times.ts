import type { OfferedTimes } from '../../../contract/employer/applicant.ts'
import type { Db } from '../../db/database.ts'
import { type ApplicantRow, findLatestTimes } from './queries.ts'

export type WithOfferedTimes<Row> = Row & { offered_times: OfferedTimes | null }

/** Sets the times that were offered last about each application, with one query for all. */
export async function withOfferedTimes<Row extends Pick<ApplicantRow, 'conversation_id'>>(
  db: Db,
  rows: readonly Row[],
  now: Date,
): Promise<WithOfferedTimes<Row>[]> {
  const latest = await findLatestTimes(
    db,
    rows.flatMap(({ conversation_id: id }) => id ?? []),
  )
  const offers = new Map(latest.map((row) => [row.conversation_id, row]))
  return rows.map((row) => {
    const offer = offers.get(row.conversation_id ?? '')
    const times = offer?.content?.times ?? []
    const isOpen = times.some((each) => Date.parse(each) > now.getTime())
    return {
      ...row,
      offered_times: offer && isOpen ? { times, byApplicant: offer.side === 'WORKER' } : null,
    }
  })
}
