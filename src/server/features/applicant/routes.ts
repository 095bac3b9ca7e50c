import {
  type Applicant,
  APPLICANT_PHRASES,
  countApplicants as countOfEmployer,
  decideApplication,
  exportApplicants,
  listApplicantPhrases,
  listApplicants,
  listOpenApplicants,
  listResumeApplications,
  MAX_EXPORTED,
  messageApplicant,
  noteApplicant,
  type OpenApplicant,
  type ResumeApplication,
  shortlistApplicant,
} from '../../../contract/employer/applicant.ts'
import { AppError } from '../../../contract/base/errors.ts'
import {
  APPLICANT_STAGES,
  type ApplicantStage,
  type ApplicationStatus,
} from '../../../contract/base/enums.ts'
import { phraseTexts } from '../../../contract/message/phrase-texts.ts'
import { on, onPrepared } from '../../http/endpoint-route.ts'
import { languageOf, textIn } from '../../i18n/text-in.ts'
import type { Secret } from '../../providers/secret/secret.ts'
import { isOwnJob } from '../announcement/queries.ts'
import { signedFileUrl } from '../file/service.ts'
import { recordExport } from '../operator/service.ts'
import { decide, note, say, shortlist } from './commands.ts'
import { countApplicantsOf, countCountries, countStages, findApplicantsOf } from './filter-queries.ts'
import { type ApplicantRow, countApplicants, findApplicants, findOfResume } from './queries.ts'
import { type WithOfferedTimes, withOfferedTimes } from './offered-times.ts'

/** What an employer's list shows unless it names other stages. */
const UNDECIDED: readonly ApplicantStage[] = ['SENT', 'READ']

export const applicantRoutes = [
  on(listApplicants, async ({ db, params, query, member, services, now }) => {
    if (!(await isOwnJob(db, member.id, params.id))) throw new AppError('NOT_FOUND')
    const filter = { jobId: params.id, stages: query.stages }
    const [rows, counts] = await Promise.all([findApplicants(db, filter, query), countApplicants(db, filter)])
    const seen = await withOfferedTimes(db, rows, now)
    const data = seen.map((row) => listed(applicantOf(row, services.secret, now), row))
    return { data, totalCount: counts.all, unreadCount: counts.unread }
  }),
  on(listOpenApplicants, async ({ db, query, member, services, now }) => {
    const stages = query.stages.length > 0 ? query.stages : UNDECIDED
    const filter = { ...query, stages }
    const [rows, counts] = await Promise.all([
      findApplicantsOf(db, member.id, filter, query),
      countApplicantsOf(db, member.id, filter),
    ])
    const seen = await withOfferedTimes(db, rows, now)
    const data = seen.map((row) => listed(openApplicantOf(row, services.secret, now), row))
    return { data, totalCount: counts.all, unreadCount: counts.unread }
  }),
  on(countOfEmployer, async ({ db, query, member }) => {
    const [stages, countries] = await Promise.all([
      countStages(db, member.id, query),
      countCountries(db, member.id),
    ])
    const counted = APPLICANT_STAGES.map((stage) => [
      stage,
      stages.find((row) => row.stage === stage)?.count ?? 0,
    ])
    return {
      data: {
        stages: Object.fromEntries(counted) as Record<ApplicantStage, number>,
        shortlisted: stages.reduce((sum, row) => sum + row.shortlisted, 0),
        countries,
      },
    }
  }),
  on(listApplicantPhrases, async ({ query }) => {
    const languages = [...new Set(query.langCodes.map(languageOf))]
    const codes = Object.values(APPLICANT_PHRASES).flat()
    const data = languages.flatMap((langCode) =>
      codes.map((code) => ({ code, langCode, text: textIn(langCode)(phraseTexts[code]) })),
    )
    return { data }
  }),
  on(listResumeApplications, async ({ db, params, member, now }) => {
    const rows = await findOfResume(db, member.id, params.id)
    const seen = await withOfferedTimes(db, rows, now)
    return { data: seen.map((row) => listed(resumeApplicationOf(row), row)) }
  }),
  onPrepared(
    decideApplication,
    async ({ body, member, services }) => {
      if (body.message) await services.limits.use('applicant-message', member.person)
    },
    async ({ db, params, body, member, now }) => {
      const { status: decision, message } = body
      const decided = await decide(db, { memberId: member.id, id: params.id, decision, message, now })
      return { data: { id: params.id, status: decided.status, stage: stageOf(decided) } }
    },
  ),
  onPrepared(
    messageApplicant,
    async ({ member, services }) => services.limits.use('applicant-message', member.person),
    async ({ db, params, body, member, now }) => {
      const said = await say(db, { memberId: member.id, id: params.id, message: body, now })
      const data = { id: params.id, conversationId: said.conversationId, messageId: body.id }
      return { data, status: said.isNew ? 201 : 200 }
    },
  ),
  on(shortlistApplicant, async ({ db, params, body, member, now }) => {
    await shortlist(db, { memberId: member.id, id: params.id, ...body, now })
    return { data: { id: params.id, ...body } }
  }),
  on(noteApplicant, async ({ db, params, body, member, now }) => {
    await note(db, { memberId: member.id, id: params.id, text: body.text, now })
    return { data: { id: params.id, note: body.text } }
  }),
  on(exportApplicants, async ({ db, body, member, services, now }) => {
    const { jobId, stages } = body
    if (jobId !== undefined && !(await isOwnJob(db, member.id, jobId))) throw new AppError('NOT_FOUND')
    const all = { pageNumber: 0, pageSize: MAX_EXPORTED }
    const [rows, counts] = await Promise.all([
      findApplicantsOf(db, member.id, body, all),
      countApplicantsOf(db, member.id, body),
    ])
    await recordExport(db, member.person, { jobId: jobId ?? null, stages, count: rows.length }, now)
    return { data: rows.map((row) => openApplicantOf(row, services.secret, now)), totalCount: counts.all }
  }),
]

/** Withdrawn applications are never read for employers. */
const stageOf = ({ status, stage }: { status: ApplicationStatus; stage: 'INTERVIEW' | 'HIRED' | null }) =>
  stage ?? (status === 'WITHDRAWN' ? 'SENT' : status)

const listed = <Answer>(answer: Answer, { offered_times }: WithOfferedTimes<object>) => ({
  ...answer,
  offeredTimes: offered_times,
})

const openApplicantOf = (
  row: ApplicantRow & { title: string },
  secret: Secret,
  now: Date,
): OpenApplicant => ({ ...applicantOf(row, secret, now), jobId: row.job_id, title: row.title })

function applicantOf(row: ApplicantRow, secret: Secret, now: Date): Applicant {
  return {
    id: row.id,
    status: row.status,
    conversationId: row.conversation_id,
    unreadMessages: row.unread_messages,
    stage: stageOf(row),
    interviewDate: row.interview_at?.toISOString() ?? null,
    note: row.note ?? '',
    isShortlisted: row.shortlisted_at !== null,
    langCode: row.lang_code,
    createdDate: row.created_at.toISOString(),
    resumeId: row.resume_id,
    cellphoneVerified: row.cellphone_verified,
    emailVerified: row.email_verified,
    name: row.name,
    countryIsoCode: row.country_iso_code,
    read: row.status !== 'SENT',
    cellphone: row.cellphone,
    workType: row.work_type,
    workRight: row.work_right,
    koreanCapability: row.korean_capability,
    jobCategoryPeriodTypeMap: row.career,
    profileImageUrl: row.profile_image === null ? null : signedFileUrl(secret, row.profile_image, now),
  }
}

const resumeApplicationOf = (row: Awaited<ReturnType<typeof findOfResume>>[number]): ResumeApplication => ({
  id: row.id,
  status: row.status,
  stage: stageOf(row),
  interviewDate: row.interview_at?.toISOString() ?? null,
  note: row.note ?? '',
  isShortlisted: row.shortlisted_at !== null,
  langCode: row.lang_code,
  createdDate: row.created_at.toISOString(),
  name: row.name,
  workRight: row.work_right,
  jobId: row.job_id,
  title: row.title,
  decidedBy: row.decided_by,
})
