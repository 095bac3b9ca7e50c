import type { Tx } from '../../db/database.ts'
import { lockTalkedAbout, setInterview, setStage, type TalkedAbout } from './queries.ts'

export type { TalkedAbout }

/**
 * The company and an applicant have agreed to meet: the application moves to the interview, only forward, and nobody is
 * notified of what they have just agreed. Nothing happens once the applicant is hired or rejected, or where a candidate
 * has not applied for the job.
 */
export async function agreeInterview(tx: Tx, about: TalkedAbout | null, at: Date, now: Date): Promise<void> {
  const application = about && (await lockTalkedAbout(tx, about))
  if (!application || application.status === 'REJECTED' || application.stage === 'HIRED') return
  await setInterview(tx, application.id, at)
  if (application.stage === null)
    await setStage(tx, application.id, { status: 'SHORTLISTED', stage: 'INTERVIEW' }, now)
}

/** The agreement was taken back; `at` is the one before it. The stage stays. */
export async function changeInterview(tx: Tx, about: TalkedAbout | null, at: Date | null): Promise<void> {
  const application = about && (await lockTalkedAbout(tx, about))
  if (application) await setInterview(tx, application.id, at)
}
