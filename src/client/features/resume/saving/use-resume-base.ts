import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { Resume } from '../../../../contract/candidate/resume.ts'
import { type FieldErrors, errorsOf } from '../../../forms/field-errors.ts'
import { me } from '../../../entities/member/me-query.ts'
import { useChosenCountry } from '../../../i18n/locale-preference.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { dataTimeOf } from '../../../api/query-for.ts'
import { useSession } from '../../../api/session.ts'
import { useTimeWindow } from '../../../forms/use-time-window.ts'
import { useOwnFacts } from '../../../entities/work-right/own-facts.ts'
import { residenceTypeOf } from '../../../entities/work-right/status-options.ts'
import { useStoredStay } from '../../../entities/work-right/use-stored-stay.ts'
import { useOutbox } from '../../../offline/outbox/use-outbox.ts'
import {
  jsonOf,
  newestArrived,
  newestUnsent,
  photoOf,
  withSaved,
} from '../../../entities/resume/latest-resume.ts'
import { myResume } from '../../../entities/resume/my-resume-query.ts'
import {
  newResumeOf,
  NO_RESUME_ETAG,
  type ResumeDraft,
  type ResumeValues,
  valuesOf,
} from '../../../entities/resume/resume-values.ts'

export interface ResumeBase {
  /** Changes with the values. */
  key: string
  draft: ResumeDraft
  isLoading: boolean
  /** Whether the member has a resume on the server; undefined while unknown. */
  isStored: boolean | undefined
  /** Errors of the server's refusal by field. */
  errors: FieldErrors
  conflict: ResumeConflict | undefined
}

/** Another device has saved a version that the member has not begun with. */
export interface ResumeConflict {
  theirs: ResumeValues
  /** ETag of that version. */
  etag: string
  /** The server's resume; undefined where it has a desired job and no resume. */
  answer: Resume | undefined
  /** Ids of the unsent entries that a decision replaces. */
  resume: string | undefined
  expectedJob: string | undefined
}

/** Milliseconds to show a skeleton on a network without an answer, before writing is allowed. */
const TIMEOUT = 3_000

/** Initial values without a draft: from unsent entries, else from the server. */
export function useResumeBase(): ResumeBase {
  const session = useSession()
  const isMember = session?.role === 'EMPLOYEE'
  const resume = useQuery({ ...myResume(), enabled: isMember })
  const member = useQuery({ ...me(), enabled: isMember })
  const country = useChosenCountry()
  const stay = useStoredStay(isMember)
  const facts = useOwnFacts()
  const { entries, sent } = useOutbox()
  const isPatient = useTimeWindow(TIMEOUT)

  const stored = resume.data?.data
  const isNone = resume.error instanceof ApiProblem && resume.error.code === 'RESUME_MISSING'
  const arrived = newestArrived(sent, dataTimeOf(resume))
  const start = stored
    ? valuesOf(stored)
    : {
        ...newResumeOf(member.data?.data),
        countyIsoCode: country ?? '',
        workType: facts && residenceTypeOf(facts.visaStatus),
      }
  const unsent = newestUnsent(entries)
  const conflict = conflictOf(unsent, start)
  // A part that was not changed on this device is the other device's: saving leaves it as it is there.
  const begun = conflict?.theirs ?? withSaved(start, arrived.resume?.payload, arrived.expectedJob?.payload)
  const photo = photoOf(unsent.resume, entries)
  const known = resume.data?.etag
  const etag = conflict?.etag ?? unsent.resume?.ifMatch ?? arrived.resume?.etag ?? known
  const expectedJobEtag = conflict?.etag ?? unsent.expectedJob?.ifMatch ?? arrived.expectedJob?.etag ?? known
  return {
    key: [
      etag,
      unsent.resume?.id,
      unsent.expectedJob?.id,
      start.name,
      start.cellphone,
      start.countyIsoCode,
      start.workType,
    ].join(' '),
    draft: {
      values: withSaved(begun, jsonOf(unsent.resume), jsonOf(unsent.expectedJob), photo),
      ...(isMember ? { etag: etag ?? NO_RESUME_ETAG } : {}),
      ...(isMember ? { expectedJobEtag: expectedJobEtag ?? NO_RESUME_ETAG } : {}),
    },
    isLoading:
      isMember && isPatient && (resume.isPending || (isNone && (member.isPending || stay.isPending))),
    isStored: stored || arrived.resume || conflict ? true : isNone ? false : undefined,
    errors: refusals(unsent),
    conflict,
  }
}

/** @param start the values where the server has a desired job and no resume */
function conflictOf(
  { resume, expectedJob }: ReturnType<typeof newestUnsent>,
  start: ResumeValues,
): ResumeConflict | undefined {
  const refused = [resume, expectedJob].find((entry) => entry?.state === 'CONFLICT')
  const { theirs, etag = NO_RESUME_ETAG } = refused?.refusal ?? {}
  if (typeof theirs !== 'object' || theirs === null) return undefined
  const answer = z.safeParse(Resume, theirs).data
  // This build cannot read it.
  if (!answer && 'resumeId' in theirs) return undefined
  const values = answer ? valuesOf(answer) : withSaved(start, undefined, theirs)
  return { theirs: values, etag, answer, resume: resume?.id, expectedJob: expectedJob?.id }
}

/** Errors of the photo's upload and of its reference belong to the photo field. */
function refusals({ photo, resume, expectedJob }: ReturnType<typeof newestUnsent>): FieldErrors {
  const { profileImageData, ...others } = errorsOf(resume?.refusal?.fields ?? [])
  const photoError = photo?.refusal ? 'INVALID' : profileImageData
  return {
    ...(photoError ? { photo: photoError } : {}),
    ...others,
    ...errorsOf(expectedJob?.refusal?.fields ?? []),
  }
}
