import { type Selectable, sql } from 'kysely'
import type { DesiredJob, ResumeForm } from '../../../contract/candidate/resume-form.ts'
import type { Db } from '../../db/database.ts'
import type { ExpectedJobTable, ResumeTable } from '../../db/resume-tables.ts'
import type { Versions } from './versions.ts'

export type ExpectedJobRow = Selectable<ExpectedJobTable>
export type ResumeRow = Selectable<ResumeTable> & { isVerified: boolean; readsLangCode: string }

export async function findVersions(db: Db, memberId: string): Promise<Versions & { photo: string | null }> {
  const row = await db
    .selectFrom('members')
    .leftJoin('resumes', 'resumes.member_id', 'members.id')
    .leftJoin('expected_jobs', 'expected_jobs.member_id', 'members.id')
    .select([
      'resumes.version as resume',
      'expected_jobs.version as expectedJob',
      'resumes.profile_image as photo',
    ])
    .where('members.id', '=', memberId)
    .executeTakeFirst()
  return { resume: row?.resume ?? 0, expectedJob: row?.expectedJob ?? 0, photo: row?.photo ?? null }
}

const resumes = (db: Db) =>
  db
    .selectFrom('resumes')
    .innerJoin('members', 'members.id', 'resumes.member_id')
    .selectAll('resumes')
    .select('members.lang_code as readsLangCode')
    .select(
      sql<boolean>`members.cellphone_verified_at is not null and members.cellphone = resumes.cellphone`.as(
        'isVerified',
      ),
    )

export async function findResumeOf(db: Db, memberId: string): Promise<ResumeRow | undefined> {
  return resumes(db).where('resumes.member_id', '=', memberId).executeTakeFirst()
}

/** Whether its owner sent the resume in a conversation with the reader, and did not withdraw it. */
const wasSentTo = (readerId: string) => sql<boolean>`exists (
  select from messages m join conversation_members cm on cm.conversation_id = m.conversation_id
  where m.resume_id = resumes.id and cm.member_id = ${readerId})`

/**
 * The resume, if the reader may see it: its owner, an employer with an active application, or a verified company
 * whose proposal was accepted or that opened it as a candidate's, or one that its owner sent it to in a conversation.
 */
export async function findResumeFor(db: Db, id: string, readerId: string): Promise<ResumeRow | undefined> {
  return resumes(db)
    .where('resumes.id', '=', id)
    .where((eb) =>
      eb.or([
        eb('resumes.member_id', '=', readerId),
        eb.exists(
          eb
            .selectFrom('applications')
            .innerJoin('jobs', 'jobs.id', 'applications.job_id')
            .innerJoin('companies', 'companies.id', 'jobs.company_id')
            .select('applications.id')
            .whereRef('applications.resume_id', '=', 'resumes.id')
            .where('applications.status', '<>', 'WITHDRAWN')
            .where('companies.member_id', '=', readerId),
        ),
        eb.exists(
          eb
            .selectFrom('proposals')
            .innerJoin('companies', 'companies.id', 'proposals.company_id')
            .select('proposals.id')
            .whereRef('proposals.resume_id', '=', 'resumes.id')
            .where('proposals.status', '=', 'ACCEPTED')
            .where('companies.verified_at', 'is not', null)
            .where('companies.member_id', '=', readerId),
        ),
        wasSentTo(readerId),
        eb.exists(
          eb
            .selectFrom('resume_views')
            .innerJoin('companies', 'companies.id', 'resume_views.company_id')
            .select('resume_views.resume_id')
            .whereRef('resume_views.resume_id', '=', 'resumes.id')
            .where('companies.verified_at', 'is not', null)
            .where('companies.member_id', '=', readerId),
        ),
      ]),
    )
    .executeTakeFirst()
}

export async function findExpectedJob(db: Db, memberId: string): Promise<ExpectedJobRow | undefined> {
  return db.selectFrom('expected_jobs').selectAll().where('member_id', '=', memberId).executeTakeFirst()
}

/** @returns the id of the member's new or existing resume */
export async function upsertResume(
  db: Db,
  resume: { id: string; memberId: string; form: ResumeForm; now: Date },
): Promise<string> {
  const { form, now } = resume
  const values = {
    name: form.name,
    birth_date: form.birthDate,
    cellphone: form.cellphone,
    details: form.details,
    introduction: form.introduction,
    country_iso_code: form.countyIsoCode,
    country_etc_text: form.countryEtcText,
    gender: form.gender,
    korean_capability: form.koreanCapability,
    career: JSON.stringify(form.jobCategoryPeriodTypeMap),
    work_type: form.workType,
    profile_image: form.profileImageData,
    ...(form.careerYears && { career_years: JSON.stringify(form.careerYears) }),
    ...(form.phrases && { phrases: JSON.stringify(form.phrases) }),
    updated_at: now,
  }
  const { id } = await db
    .insertInto('resumes')
    .values({ ...values, id: resume.id, member_id: resume.memberId, created_at: now })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ ...values, version: (eb) => eb('resumes.version', '+', 1) }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @returns the id of the member's desired job */
export async function upsertExpectedJob(
  db: Db,
  expected: { id: string; memberId: string; form: DesiredJob; now: Date },
): Promise<string> {
  const { form, now } = expected
  const values = {
    region_id: form.expectedRegionId,
    any_region: form.noSelectExpectedRegion,
    category: form.expectedJobCategory,
    any_category: form.noSelectExpectedJobCategory,
    pay_type: form.expectedPayType,
    min_pay_amount: form.expectedMinPayAmount,
    max_pay_amount: form.expectedMaxPayAmount,
    any_pay: form.noSelectExpectedPayAmount,
    ...(form.expectedRegionIds && { further_region_ids: form.expectedRegionIds.slice(1) }),
    ...(form.occupations && { occupations: form.occupations }),
    updated_at: now,
  }
  const { id } = await db
    .insertInto('expected_jobs')
    .values({ ...values, id: expected.id, member_id: expected.memberId, version: 1, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ ...values, version: (eb) => eb('expected_jobs.version', '+', 1) }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
