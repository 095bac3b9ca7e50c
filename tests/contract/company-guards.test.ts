import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { CompanyRight } from '../../src/contract/base/enums.ts'
import { endpoints } from '../../src/contract/endpoints.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (pattern: string) =>
  new Map(globSync(pattern, { cwd: ROOT }).map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))
const CLIENT = read('src/client/**/*.{ts,tsx}')
const CONTRACT = Array.from(read('src/contract/**/*.ts').values()).join('\n')

/** What asks for the member's right before it shows or sends something; a gate counts for the whole of its file. */
const GUARDS: Record<'MANAGER' | 'OWNER', RegExp> = {
  MANAGER: /\buseMayAct\(|<RightGate|\bcompanyRight\b/,
  OWNER: /\buseMayAct\('OWNER'\)|<RightGate[^>]* needed="OWNER"/,
}

/** Shows buttons by the right in its own answer, what waits on the device, names of reads, and other roles. */
const GUARDED_OTHERWISE =
  /features\/(?:colleague\/colleagues-screen|outbox\/|notification\/stale-reads|proposal\/worker-replies|resume\/|operator\/)/

interface Import {
  from: string
  /** Undefined for all names. */
  names?: readonly string[]
}

/** The modules that a file loads, without types. */
function importsOf(file: string, text: string): Import[] {
  const found = text.matchAll(/^import (?!type)(?:\{([^}]*)\} from )?'(\.[^'?]+)|\bimport\('(\.[^']+)'\)/gm)
  return Array.from(found, ([, named, path = '', lazy]) => ({
    from: join(dirname(file), lazy ?? path),
    ...(lazy === undefined && {
      names: (named ?? '').match(/(?<!\btype |\bas )\b(?!type\b|as\b)\w+/g) ?? [],
    }),
  }))
}

interface SourceFile {
  file: string
  text: string
  from: Import[]
}

const parsed = (files: ReadonlyMap<string, string>): SourceFile[] =>
  Array.from(files, ([file, text]) => ({ file, text, from: importsOf(file, text) }))

/** How screens reach an endpoint without a guard: from the file that calls it up to its route. */
function waysTo(endpoint: string, needed: 'MANAGER' | 'OWNER', imports: readonly SourceFile[]): string[] {
  const guarded = new Set(imports.flatMap(({ file, text }) => (GUARDS[needed].test(text) ? [file] : [])))
  const importers = (path: string, name?: string) =>
    imports
      .filter(({ from }) =>
        from.some(
          (each) => each.from === path && (!name || each.names === undefined || each.names.includes(name)),
        ),
      )
      .map(({ file }) => file)
  const seen = new Set<string>()
  const visit = (file: string, way: readonly string[]): string[] => {
    if (seen.has(file) || guarded.has(file) || GUARDED_OTHERWISE.test(file)) return []
    seen.add(file)
    if (file.startsWith('src/client/routes/')) return [[...way, file].join(' < ')]
    return importers(file).flatMap((next) => visit(next, [...way, file]))
  }
  // The name of an endpoint, and its type, send nothing.
  const isSent = new RegExp(String.raw`(?<!typeof )\b${endpoint}\b(?!\.name)`)
  return imports.flatMap(({ file, text, from }) => {
    if (!from.some(({ from: path, names }) => path.includes('/contract/') && names?.includes(endpoint)))
      return []
    if (!isSent.test(text.replaceAll(/^import [^']*'[^']*'$/gm, ''))) return []
    const commands = text.matchAll(
      new RegExp(String.raw`export const (\w+) =(?:(?!\nexport)[^])*?outboxCommand\(${endpoint}\b`, 'g'),
    )
    const names = Array.from(commands, ([, name = '']) => name)
    return names.length === 0
      ? visit(file, [])
      : names.flatMap((name) => importers(file, name).flatMap((next) => visit(next, [file])))
  })
}

const isForSome = (right: CompanyRight | null): right is 'MANAGER' | 'OWNER' =>
  right === 'MANAGER' || right === 'OWNER'

const SCREENS = parsed(CLIENT)

test.each(endpoints.flatMap(({ name, company }) => (isForSome(company) ? [{ name, company }] : [])))(
  'No screen offers $name to people without the right of the company’s $company',
  ({ name, company }) => {
    const constant = new RegExp(String.raw`export const (\w+) =\s+\w+\(\s*'${name}'`).exec(CONTRACT)?.[1]
    expect(constant).toBeDefined()
    expect(waysTo(constant ?? '', company, SCREENS)).toEqual([])
  },
)

test('A screen that sends a command without asking for the right is found, also behind a file of commands', () => {
  const commands =
    "import { close } from '../../contract/job.ts'\nexport const send = outboxCommand(close, {})\n"
  const card = "import { send } from './commands.ts'\n"
  const screens = (text: string) =>
    parsed(
      new Map([
        ['src/client/a/commands.ts', `${commands}export const other = 1\n`],
        ['src/client/a/card.tsx', text],
        ['src/client/a/count.tsx', "import { other } from './commands.ts'\n"],
        ['src/client/routes/a.tsx', "import { Card } from '../a/card.tsx'\nimport '../a/count.tsx'\n"],
      ]),
    )
  expect(waysTo('close', 'MANAGER', screens(card))).toEqual([
    'src/client/a/commands.ts < src/client/a/card.tsx < src/client/routes/a.tsx',
  ])
  expect(waysTo('close', 'MANAGER', screens(`${card}useMayAct()`))).toEqual([])
  expect(waysTo('close', 'OWNER', screens(`${card}useMayAct()`))).toHaveLength(1)
})
