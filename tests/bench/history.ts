import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Figure } from './figure.ts'

/** Not part of the repository. */
const HISTORY_FILE = new URL('../../bench-results/runs.json', import.meta.url).pathname

interface Run {
  at: string
  values: Record<string, number>
}

const KEPT_RUNS = 10

/** Adds to each figure its value in the latest of the kept runs that measured it, and keeps this run. */
export async function compareWithFormer(
  figures: readonly Figure[],
  { file = HISTORY_FILE, now = new Date() }: { file?: string; now?: Date } = {},
): Promise<Figure[]> {
  const runs = await readRuns(file)
  const measured = figures.filter(({ value, failure }) => failure === undefined && Number.isFinite(value))
  if (measured.length > 0) {
    const values = Object.fromEntries(measured.map(({ what, value }) => [what, value]))
    await write(file, [...runs, { at: now.toISOString(), values }].slice(-KEPT_RUNS))
  }
  return figures.map((figure) => {
    const former = runs.findLast(({ values }) => figure.what in values)?.values[figure.what]
    return former === undefined ? figure : { ...figure, former }
  })
}

/** Oldest first; none if there is no file, or one that an interrupted or newer version left. */
async function readRuns(file: string): Promise<Run[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]')
  try {
    const runs: unknown = JSON.parse(text)
    return Array.isArray(runs) ? (runs as Run[]) : []
  } catch {
    return []
  }
}

async function write(file: string, runs: readonly Run[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, JSON.stringify(runs, null, 1))
  await rename(`${file}.new`, file)
}
