import { AppError, fieldError } from '../../../contract/base/errors.ts'
import { mayTake } from '../../../contract/work-right/may-take.ts'
import { readStatus, type WorkRightPerson } from '../../../contract/work-right/person.ts'
import { reasonTexts } from '../../../contract/work-right/reason-texts.ts'
import { sourceTitles } from '../../../contract/work-right/source-titles.ts'
import type { WorkRightAnswer } from '../../../contract/work-right/work-right.ts'
import type { z } from '../../../contract/base/schema.ts'
import { readsKorean } from '../../../reference/name-in.ts'
import { visaStatuses } from '../../../reference/visa-statuses.ts'
import { NO_LONGER_ISSUED, workRightRules } from '../../../reference/work-rights/all-rules.ts'
import { citation, type RightSourceId, rightSources } from '../../../reference/work-rights/sources.ts'
import type { Db } from '../../db/database.ts'
import { textIn } from '../../i18n/text-in.ts'
import { seoulDay } from '../../seoul-day.ts'
import { findPublicWork } from '../job/service.ts'

type Asked = WorkRightPerson & { langCode: string }

/**
 * Whether somebody may take a public job. Nothing of what they say is stored or logged.
 * @throws AppError VALIDATION for a status or type that does not exist, NOT_FOUND for jobs that are not public
 */
export async function readWorkRight(
  db: Db,
  jobId: string,
  { langCode, ...person }: Asked,
  now: Date,
): Promise<z.output<typeof WorkRightAnswer>> {
  const status = requireKnownStatus(person)
  const work = await findPublicWork(db, jobId)
  if (!work) throw new AppError('NOT_FOUND')
  const { verdict, reasons } = mayTake(person, work, seoulDay(now))
  const say = textIn(langCode)
  const titleOf = (source: RightSourceId) =>
    readsKorean(langCode) ? null : say(sourceTitles[rightSources[source].titleEn])
  return {
    verdict,
    reasons: reasons.map(({ code, source }) => ({
      code,
      source: citation(source, titleOf(source)),
      text: say(reasonTexts[code]),
    })),
    checkedOn: workRightRules.get(status)?.checkedOn ?? null,
  }
}

/** @throws AppError VALIDATION where no such status exists, or the type belongs to another */
export function requireKnownStatus({ visaStatus, subCode }: WorkRightPerson, path = ''): string {
  const read = readStatus(visaStatus)
  const exists =
    read && (visaStatuses.some(({ code }) => code === read.status) || NO_LONGER_ISSUED.includes(read.status))
  if (!exists) throw fieldError(`${path}visaStatus`, 'UNKNOWN', 'there is no such status of residence')
  if (subCode && readStatus(subCode)?.status !== read.status)
    throw fieldError(`${path}subCode`, 'UNKNOWN', `${read.status} has no such type`)
  return read.status
}
