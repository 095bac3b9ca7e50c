import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compareWithFormer } from '../bench/history.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ilteo-history-'))
  file = join(folder, 'results', 'runs.json')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const run = (values: Record<string, number>) =>
  compareWithFormer(
    Object.entries(values).map(([what, value]) => ({ what, value, unit: 'ms' })),
    { file },
  )

test('A figure shows its value in the latest run that measured it', async () => {
  expect(await run({ list: 5, search: 9 })).toEqual([
    { what: 'list', value: 5, unit: 'ms' },
    { what: 'search', value: 9, unit: 'ms' },
  ])
  await run({ list: 6 })
  const figures = await run({ list: 7, search: 8, news: 1 })
  expect(figures.map(({ former }) => former)).toEqual([6, 9, undefined])
})

test('The last ten runs are kept', async () => {
  for (let count = 1; count <= 12; count++) await run({ list: count })
  const runs = JSON.parse(await readFile(file, 'utf8'))
  expect(runs.map(({ values }: { values: { list: number } }) => values.list)).toEqual([
    3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ])
})

test('A figure that could not be measured does not replace its former value', async () => {
  await run({ list: 5 })
  await run({ list: Number.NaN })
  expect((await run({ list: 6 }))[0]?.former).toBe(5)
})

test('A file that cannot be read is replaced', async () => {
  await run({ list: 5 })
  await writeFile(file, '[{"at":')
  expect((await run({ list: 6 }))[0]?.former).toBeUndefined()
  expect((await run({ list: 7 }))[0]?.former).toBe(6)
})
