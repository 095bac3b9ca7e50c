import type { Tx } from '../db/database.ts'
import { beginRenewal, keyChange } from '../features/secret-key/service.ts'
import type { Secret } from '../providers/secret/secret.ts'

/** Prints how far a change of keys is; what nothing rewrites any more is begun again. */
export async function showKeyChange(tx: Tx, secret: Secret, now: Date): Promise<void> {
  const change = await keyChange(tx, secret)
  if (!change) return console.log('SECRET_KEY_FORMER is not set: no change of keys is under way')
  const { left, removableFrom } = change
  for (const { name, count, unreadable } of left) {
    if (count > unreadable) console.log(`${name}: ${count - unreadable} to be encrypted with SECRET_KEY`)
    if (unreadable > 0) console.log(`${name}: ${unreadable} that neither key opens`)
  }
  if (left.length > 0) await beginRenewal(tx, secret, now)
  if (removableFrom === null) console.log('SECRET_KEY_FORMER is still needed')
  else if (removableFrom > now)
    console.log(`SECRET_KEY_FORMER is needed until ${removableFrom.toISOString()}: codes were sent with it`)
  else console.log('SECRET_KEY_FORMER can be removed')
}
