import { readFile, stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { ARREARS_BYTES, listDayOf } from '../../contract/case/arrears.ts'
import { inTransaction } from '../db/database.ts'
import { ListUnreadable, readArrearsList } from '../features/arrears/service.ts'
import { importArrearsAs } from '../features/arrears/case.ts'
import { seoulDay } from '../seoul-day.ts'
import { type Setting, singleLine, UsageError } from './terminal.ts'

export const ARREARS_USAGE = `npm run operator -- arrears import <file>                        the ministry's list of employers with wage arrears
                                                                (CSV, UTF-8, UTF-16 or EUC-KR); replaces an earlier one`

/** Refused rows that are printed. */
const PRINTED = 100

/**
 * Runs a command about the list of employers with wage arrears.
 * @returns the exit code; null if the words name no such command
 */
export async function runArrearsCommand(
  { database, by, terminal }: Setting,
  [command = '', verb = '', from = '']: string[],
): Promise<number | null> {
  if (command !== 'arrears') return null
  if (verb !== 'import' || from === '') throw new UsageError('arrears import <file>')
  const path = resolve(from)
  const content = await contentOf(path)
  try {
    const list = readArrearsList(content)
    const listedOn = listDayOf(basename(path), seoulDay(by.now))
    const source = { list, content, listedOn }
    const imported = await inTransaction(database.db, (tx) => importArrearsAs(tx, by, source))
    for (const { line, reason } of list.refused.slice(0, PRINTED))
      terminal.print(`REFUSED  line ${line}: ${singleLine(reason)}`)
    if (list.refused.length > PRINTED)
      terminal.print(`REFUSED  and ${list.refused.length - PRINTED} more rows`)
    terminal.print(`list of ${listedOn}: ${list.employers.length} employers, ${list.duplicates} duplicates, ${list.refused.length} refused rows
${imported.isKnown ? 'imported before; nothing changed' : `${imported.added} new, ${imported.removed} removed`}
${imported.found} new possible matches with verified businesses; an operator decides about them`)
    return 0
  } catch (error) {
    if (error instanceof ListUnreadable) throw new Error(`${path} ${error.message}`, { cause: error })
    throw error
  }
}

/** Accepts regular files only: a device or pipe might never end. */
async function contentOf(path: string): Promise<Buffer> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new Error(`there is no file ${path}`)
  if (found.size > ARREARS_BYTES) throw new Error(`${path} has more than ${ARREARS_BYTES} bytes`)
  return readFile(path).catch((cause: unknown) => {
    throw new Error(`${path} cannot be read`, { cause })
  })
}
