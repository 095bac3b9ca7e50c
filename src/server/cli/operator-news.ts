import { readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { AppError } from '../../contract/base/errors.ts'
import type { NewsImport } from '../../contract/operator/news.ts'
import { importNewsFrom, importNewsOf, LIMITS } from '../features/news/import-as.ts'
import { createLocalFiles } from '../providers/files/file-storage.ts'
import { createImages } from '../providers/images/process-images.ts'
import { fetchPublicly } from '../providers/public-internet/fetch-publicly.ts'
import { type Setting, singleLine, UsageError } from './terminal.ts'

export const NEWS_USAGE = `npm run operator -- news import <address|file> [--without-images]
                                                                RSS, Atom or JSON Feed; new items become drafts`

export const NEWS_OPTIONS = { 'without-images': { type: 'boolean', default: false } } as const

/**
 * Runs a news command. Other sites are fetched outside transactions.
 * @returns the exit code; null if the words name no such command
 */
export async function runNewsCommand(
  setting: Setting,
  [command = '', verb = '', from = '']: string[],
  values: { 'without-images': boolean },
): Promise<number | null> {
  if (command !== 'news') return null
  if (verb !== 'import' || from === '') throw new UsageError('news import <address|file>')
  const imported = await importFrom(setting, from, !values['without-images'])
  for (const { outcome, title, remark } of imported.items)
    setting.terminal.print(
      `${outcome.padEnd(6)}  ${singleLine(title)}${remark === null ? '' : `  (${remarks[remark]})`}`,
    )
  const fresh = imported.items.filter(({ outcome }) => outcome === 'NEW')
  setting.terminal.print(
    `${singleLine(imported.title)}: ${fresh.length} new of ${imported.items.length}; new items are drafts`,
  )
  return 0
}

const remarks: Record<NonNullable<NewsImport['items'][number]['remark']>, string> = {
  TITLE_MISSING: 'it has no title',
  IMAGE_MISSING: 'its image could not be loaded',
}

async function importFrom(
  { database, env, by }: Setting,
  from: string,
  withImages: boolean,
): Promise<NewsImport> {
  const services = {
    files: createLocalFiles(join(env.dataDir, 'files')),
    images: createImages(),
    fetchPublicly: fetchPublicly(),
  }
  const context = { db: database.db, services }
  const importer = { ...by, withImages }
  try {
    if (/^https?:/i.test(from)) return await importNewsFrom(context, importer, from)
    const path = resolve(from)
    const source = { content: await contentOf(path), contentType: '', url: pathToFileURL(path) }
    return await importNewsOf(context, importer, source)
  } catch (error) {
    const [fault] = error instanceof AppError ? error.fields : []
    if (fault) throw new Error(`${from} ${fault.message}`, { cause: error })
    throw error
  }
}

/** Accepts regular files only: a device or pipe might never end. */
async function contentOf(path: string): Promise<Buffer> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new Error(`there is no file ${path}`)
  if (found.size > LIMITS.bytes) throw new Error(`${path} has more than ${LIMITS.bytes} bytes`)
  return readFile(path).catch((cause: unknown) => {
    throw new Error(`${path} cannot be read`, { cause })
  })
}
