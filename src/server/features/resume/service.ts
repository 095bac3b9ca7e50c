import { v7 } from 'uuid'
import type { ApplicationStatus } from '../../../contract/base/enums.ts'
import { AppError, fieldError } from '../../../contract/base/errors.ts'
import { OTHER_COUNTRY } from '../../../contract/candidate/resume.ts'
import type { DesiredJob, ResumeForm } from '../../../contract/candidate/resume-form.ts'
import type { ChosenPhrase } from '../../../contract/work/phrase.ts'
import { occupationByCode } from '../../../reference/occupations.ts'
import { resumePhraseByCode } from '../../../reference/resume-phrases.ts'
import { regionById } from '../../../reference/regions.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { Secret } from '../../providers/secret/secret.ts'
import { apply } from '../application/service.ts'
import { replaceFile } from '../file/service.ts'
import { lockMember } from '../member/queries.ts'
import { queueTalentChange } from '../talent/service.ts'
import { expectedJobAnswer, isCountry, resumeAnswer } from './answer.ts'
import { findExpectedJob, findResumeOf, findVersions, upsertExpectedJob, upsertResume } from './queries.ts'
import { etagOf, isCurrent, type Versions } from './versions.ts'

interface Save<Form> {
  memberId: string
  form: Form
  ifMatch: string | undefined
  secret: Secret
  now: Date
}

/**
 * Creates or replaces the member's resume, and applies with it to the job it was written for.
 * @returns `application` null if the job accepts none; the resume is saved anyway
 * @throws AppError PRECONDITION_FAILED with the current resume, VALIDATION for an unknown country or photo
 */
export async function saveResumeOf(tx: Tx, save: Save<ResumeForm>) {
  const { memberId, now } = save
  const form = settled(save.form)
  requireKnownPhrases(form)
  await lockMember(tx, memberId)
  const found = await findVersions(tx, memberId)
  if (!isCurrent(save.ifMatch, found, 'resume')) throw await changedMeanwhile(tx, save, found)
  await replaceFile(tx, {
    former: found.photo,
    next: form.profileImageData,
    memberId,
    type: 'resume',
    field: 'profileImageData',
    now,
  })
  const id = await upsertResume(tx, { id: v7(), memberId, form, now })
  await queueTalentChange(tx, memberId, now)
  const application =
    form.jobId === null ? null : await applyIfOpen(tx, save.secret, { memberId, jobId: form.jobId, now })
  return { id, application, etag: etagOf({ ...found, resume: found.resume + 1 }) }
}

/** @throws AppError PRECONDITION_FAILED, VALIDATION for an unknown region */
export async function saveExpectedJobOf(tx: Tx, save: Save<DesiredJob>) {
  const { memberId, now } = save
  const form = withFirstRegion(withOptOutsCleared(save.form))
  const regionIds = form.expectedRegionIds ?? (form.expectedRegionId === null ? [] : [form.expectedRegionId])
  const unknown = regionIds.find((id) => !regionById(id))
  if (unknown !== undefined)
    throw fieldError('expectedRegionId', 'UNKNOWN', `no region has the id ${unknown}`)
  requireKnownOccupations(form)
  await lockMember(tx, memberId)
  const found = await findVersions(tx, memberId)
  if (!isCurrent(save.ifMatch, found, 'expectedJob')) throw await changedMeanwhile(tx, save, found)
  const id = await upsertExpectedJob(tx, { id: v7(), memberId, form, now })
  await queueTalentChange(tx, memberId, now)
  return { id, etag: etagOf({ ...found, expectedJob: found.expectedJob + 1 }) }
}

/** The country must exist; a name in words is kept only for one outside the list. */
function settled(form: ResumeForm): ResumeForm {
  if (form.countyIsoCode === OTHER_COUNTRY) return { ...form, countryEtcText: form.countryEtcText.trim() }
  if (!isCountry(form.countyIsoCode))
    throw fieldError('countyIsoCode', 'UNKNOWN', 'is no country of the list')
  return { ...form, countryEtcText: '' }
}

/** @throws AppError VALIDATION */
function requireKnownPhrases({ phrases = [] }: ResumeForm): void {
  const codes = new Set(phrases.map(({ code }) => code))
  const isWhole = ({ code, parameters }: ChosenPhrase) => {
    const names = resumePhraseByCode(code)?.parameters
    return (
      names?.length === Object.keys(parameters).length &&
      names.every((name) => parameters[name] !== undefined) &&
      (parameters.occupation === undefined || occupationByCode(parameters.occupation) !== undefined)
    )
  }
  if (codes.size < phrases.length || !phrases.every(isWhole))
    throw fieldError(
      'phrases',
      'UNKNOWN',
      'must be different codes of GET /resume-phrases, each with its values and no others',
    )
}

/** @throws AppError VALIDATION */
function requireKnownOccupations({ occupations = [] }: DesiredJob): void {
  if (!occupations.every(occupationByCode))
    throw fieldError('occupations', 'UNKNOWN', 'must be codes of GET /occupations')
}

/** An opt-out ("any region", "any sector", "any pay") clears the fields it is about. */
function withOptOutsCleared(form: DesiredJob): DesiredJob {
  return {
    ...form,
    ...(form.noSelectExpectedRegion ? { expectedRegionId: null, expectedRegionIds: [] } : {}),
    ...(form.noSelectExpectedJobCategory ? { expectedJobCategory: null } : {}),
    ...(form.noSelectExpectedPayAmount ? { expectedMinPayAmount: null, expectedMaxPayAmount: null } : {}),
  }
}

/** Of several regions the first is the one that stands alone elsewhere; without any, the further ones go too. */
function withFirstRegion(form: DesiredJob): DesiredJob {
  const { expectedRegionId: one, expectedRegionIds: all } = form
  if (all && all.length > 0)
    return { ...form, expectedRegionId: all[0] ?? null, expectedRegionIds: [...new Set(all)] }
  return one === null || all ? { ...form, expectedRegionIds: one === null ? [] : [one] } : form
}

const NOT_OPEN = new Set(['NOT_FOUND', 'JOB_CLOSED'])

async function applyIfOpen(
  tx: Tx,
  secret: Secret,
  application: { memberId: string; jobId: string; now: Date },
): Promise<ApplicationStatus | null> {
  try {
    return (await apply(tx, secret, application)).status
  } catch (error) {
    if (error instanceof AppError && NOT_OPEN.has(error.code)) return null
    throw error
  }
}

/** Carries the current resume, or just the desired job if there is no resume. */
async function changedMeanwhile(
  db: Db,
  { memberId, secret, now }: Pick<Save<unknown>, 'memberId' | 'secret' | 'now'>,
  versions: Versions,
): Promise<AppError> {
  const resume = await findResumeOf(db, memberId)
  const expected = await findExpectedJob(db, memberId)
  const data = resume ? resumeAnswer(resume, expected, { secret, now }) : expectedJobAnswer(expected)
  return new AppError('PRECONDITION_FAILED', { data, etag: etagOf(versions) })
}
