import { useQuery } from '@tanstack/react-query'
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
  EMPTY_RESUME,
  NO_RESUME_ETAG,
  type ResumeDraft,
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
  /** Id of the conflicting entry, if any. */
  conflictId: string | undefined
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
        ...EMPTY_RESUME,
        name: member.data?.data.name ?? '',
        countyIsoCode: country ?? '',
        workType: facts && residenceTypeOf(facts.visaStatus),
      }
  const begun = withSaved(start, arrived.resume?.payload, arrived.expectedJob?.payload)
  const unsent = newestUnsent(entries)
  const photo = photoOf(unsent.resume, entries)
  const etag = unsent.resume?.ifMatch ?? arrived.resume?.etag ?? resume.data?.etag
  const expectedJobEtag = unsent.expectedJob?.ifMatch ?? arrived.expectedJob?.etag ?? resume.data?.etag
  return {
    key: [
      etag,
      unsent.resume?.id,
      unsent.expectedJob?.id,
      start.name,
      start.countyIsoCode,
      start.workType,
    ].join(' '),
    draft: {
      values: withSaved(begun, jsonOf(unsent.resume), jsonOf(unsent.expectedJob), photo),
      begun,
      ...(isMember ? { etag: etag ?? NO_RESUME_ETAG } : {}),
      ...(isMember ? { expectedJobEtag: expectedJobEtag ?? NO_RESUME_ETAG } : {}),
    },
    isLoading:
      isMember && isPatient && (resume.isPending || (isNone && (member.isPending || stay.isPending))),
    isStored: stored || arrived.resume ? true : isNone ? false : undefined,
    errors: refusals(unsent),
    conflictId: [unsent.resume, unsent.expectedJob].find((entry) => entry?.state === 'CONFLICT')?.id,
  }
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
