import type { Tx } from '../db/database.ts'
import { beginRenewal, keyChange } from '../features/secret-key/service.ts'
import { secretOf } from '../providers/secret/secret-of.ts'
import type { Setting } from './terminal.ts'

/** Prints how far a change of keys is; what nothing rewrites any more is begun again. */
export async function showKeyChange({
  tx,
  env,
  by: { now },
  terminal: { print },
}: Setting & { tx: Tx }): Promise<void> {
  const secret = await secretOf(env)
  const change = await keyChange(tx, secret)
  if (!change) return print('SECRET_KEY_FORMER is not set: no change of keys is under way')
  const { left, removableFrom } = change
  for (const { name, count, unreadable } of left) {
    if (count > unreadable) print(`${name}: ${count - unreadable} to be encrypted with SECRET_KEY`)
    if (unreadable > 0) print(`${name}: ${unreadable} that neither key opens`)
  }
  if (left.length > 0) await beginRenewal(tx, secret, now)
  if (removableFrom === null) print('SECRET_KEY_FORMER is still needed')
  else if (removableFrom > now)
    print(`SECRET_KEY_FORMER is needed until ${removableFrom.toISOString()}: codes were sent with it`)
  else print('SECRET_KEY_FORMER can be removed')
}
