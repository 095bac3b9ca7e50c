import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EXCLUDED, GROUPS } from '../smoke/list.mjs'
import { SIZES } from '../soak/sizes.mjs'

const ROOT = join(import.meta.dirname, '../..')
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
const smokes = GROUPS.flat()
const excluded = Object.keys(EXCLUDED)
const isRun = (script: string) => smokes.some((smoke) => smoke.script === script)

/** The first words of the commands in the README's table: `dev`, `soak ledger`. */
function commandsOfReadme(): { script: string; kind: string | undefined }[] {
  const rows = textOf('README.md').matchAll(
    /^\| `npm (?:run )?(?<script>[\w-]+)(?: (?<kind>[a-z]+))?[^`]*` \|/gm,
  )
  return Array.from(rows, ({ groups }) => ({ script: groups?.['script'] ?? '', kind: groups?.['kind'] }))
}

test('Every script of package.json has a smoke run or a reason to have none', () => {
  const names = Object.keys(scripts)
  expect(names.filter((name) => isRun(name) === excluded.includes(name))).toEqual([])
  expect(Object.values(EXCLUDED).filter((reason) => reason.length < 10)).toEqual([])
})

test('Smoke runs and exclusions name only scripts of package.json', () => {
  expect([...smokes.map(({ script }) => script), ...excluded].filter((name) => !(name in scripts))).toEqual(
    [],
  )
  expect(new Set(smokes.map(({ name }) => name)).size).toBe(smokes.length)
})

test("Every command of the README's table has a smoke run or a reason to have none", () => {
  const commands = commandsOfReadme()
  expect(commands.length).toBeGreaterThan(12)
  expect(commands.filter(({ script }) => !isRun(script) && !excluded.includes(script))).toEqual([])
  const kinds = commands.filter(({ script }) => script === 'soak').flatMap(({ kind }) => kind ?? [])
  expect(kinds.filter((kind) => !smokes.some(({ name }) => name === `soak ${kind}`))).toEqual([])
})

test('Every kind of soak has a smoke run and a row in the README', () => {
  const ran = smokes.filter(({ script }) => script === 'soak').map(({ name }) => name.replace('soak ', ''))
  const kinds = Object.keys(SIZES).map((kind) => (kind === 'outbox' ? 'stories' : kind))
  expect(ran.toSorted()).toEqual(kinds.toSorted())
  const rows = commandsOfReadme().flatMap(({ script, kind }) =>
    script === 'soak' ? [kind ?? 'stories'] : [],
  )
  expect(rows.toSorted()).toEqual(kinds.toSorted())
})

test('The smoke runs of the bench cover all of its parts', () => {
  const parts = smokes
    .filter(({ script, args }) => script === 'bench' && !args.includes('--beside'))
    .flatMap(({ args }) => args[args.indexOf('--only') + 1]?.split(',') ?? [])
  const [, groups = ''] = /const GROUPS = \[(.*)\]/.exec(textOf('tests/bench/run.ts')) ?? []
  const known = Array.from(groups.matchAll(/'(\w+)'/g), ([, name = '']) => name)
  expect(parts.toSorted()).toEqual(known.toSorted())
})
