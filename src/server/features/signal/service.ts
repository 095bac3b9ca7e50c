import { createHash } from 'node:crypto'
import type { FraudSignal, PostingSignal } from '../../../contract/safety/fraud-signals.ts'
import { isPayFarAbove, wordingSignals } from '../../../contract/safety/posting-signals.ts'
import { minimumWageOn } from '../../../reference/wage/minimum-wages.ts'
import type { Db, Tx } from '../../db/database.ts'
import { seoulDay } from '../../seoul-day.ts'
import { deleteSignals, findSignals, isContactShared, openSignals } from './queries.ts'

interface Posting {
  id: string
  company_id: string
  title: string
  details: string
  contact: string
  hourly_equivalent: number
}

/** Fewer digits are no number that two companies could share. */
const MIN_NUMBER_LENGTH = 8

/**
 * Looks for signs of known frauds in a posting that was published or edited, in its transaction. What an operator found
 * harmless stays so until the posting says something else or has another sign.
 * @param median won per hour of its district; null below five jobs
 */
export async function noteSignals(
  tx: Tx,
  posting: Posting,
  { median, now }: { median: number | null; now: Date },
): Promise<void> {
  const signals = await signalsOf(tx, posting, { median, minimum: minimumWageOn(seoulDay(now)) })
  if (signals.length === 0) return deleteSignals(tx, posting.id)
  const textHash = hashOf(posting)
  const former = await findSignals(tx, posting.id)
  const isDismissed = former?.status === 'DISMISSED' && former.text_hash.equals(textHash)
  if (isDismissed && signals.every((signal) => former.signals.includes(signal))) return
  await openSignals(tx, { job_id: posting.id, signals, text_hash: textHash }, now)
}

async function signalsOf(
  db: Db,
  posting: Posting,
  usual: { median: number | null; minimum: number },
): Promise<PostingSignal[]> {
  const digits = posting.contact.replaceAll(/\D/g, '')
  const isShared =
    digits.length >= MIN_NUMBER_LENGTH && (await isContactShared(db, posting.company_id, digits))
  const isFarAbove = isPayFarAbove(posting.hourly_equivalent, usual)
  return [
    ...wordingSignals(posting),
    ...(isShared ? (['SHARED_CONTACT'] as const) : []),
    ...(isFarAbove ? (['PAY_FAR_ABOVE'] as const) : []),
  ]
}

const hashOf = ({ title, details }: Pick<Posting, 'title' | 'details'>) =>
  createHash('sha256').update(`${title}\n${details}`).digest()

/** What readers of a posting are warned of: its wording, unless an operator found it harmless. */
export async function warningsOf(
  db: Db,
  posting: Pick<Posting, 'id' | 'title' | 'details'>,
): Promise<FraudSignal[]> {
  const signals = wordingSignals(posting)
  if (signals.length === 0) return []
  const noted = await findSignals(db, posting.id)
  return noted?.status === 'DISMISSED' && noted.text_hash.equals(hashOf(posting)) ? [] : signals
}
