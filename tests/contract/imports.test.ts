import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
/** The entry of the server build, which nothing imports. */
const ENTRY = 'src/client/app/server-entry.ts'
const FILES = new Map(
  globSync('src/**/*.{ts,tsx,mjs}', { cwd: ROOT })
    .filter((file) => !/\.(?:gen|d)\.ts$/.test(file))
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
)

/** Files that a file imports or exports from, types and `import()` included: lint follows no `import()`. */
function importsOf(file: string, text: string): string[] {
  const named = Array.from(text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^'?]+)/g), ([, path = '']) => path)
  return named.map((path) => join(dirname(file), path)).filter((path) => FILES.has(path))
}

/** One path for each circle of imports. */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const finished = new Set<string>()
  const circles: string[] = []
  const visit = (file: string, way: readonly string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' -> '))
    if (way.includes(file) || finished.has(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...way, file])
    finished.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return circles
}

const isReExport = (text: string) =>
  /^export\b/m.test(text) &&
  text
    .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/^import\b[^;]*?'[^'\n]+'$/gm, '')
    .replaceAll(/^export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})(?:\s+from\s+'[^'\n]+')?$/gm, '')
    .trim() === ''

test('No files import each other in a circle, not even through import() or types', () => {
  const graph = new Map(Array.from(FILES, ([file, text]) => [file, importsOf(file, text)]))
  expect(circlesIn(graph)).toEqual([])
})

const withoutTypes = (text: string) => text.replaceAll(/^(?:import|export) type\b[^;]*?'[^'\n]+'$/gm, '')

test('The service worker, which every phone loads first, imports no schema of the contract', () => {
  const reached = new Set(['src/sw/service-worker.ts'])
  // A set also visits what is added to it meanwhile.
  for (const file of reached)
    for (const next of importsOf(file, withoutTypes(FILES.get(file) ?? ''))) reached.add(next)
  expect(
    Array.from(reached)
      .filter((file) => file.startsWith('src/contract/'))
      .toSorted(),
  ).toEqual([
    'src/contract/base/endpoint.ts',
    'src/contract/base/file-digest.ts',
    'src/contract/message/notifications-path.ts',
  ])
})

test('No source file only re-exports', () => {
  const found = Array.from(FILES).flatMap(([file, text]) => (isReExport(text) ? [file] : []))
  expect(found).toEqual([ENTRY])
})

/** Files that lie in a folder itself. */
function countByFolder(files: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const folder of Array.from(files, dirname)) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  return counts
}

test('A folder has at most 25 source files, but for the routes, whose names are addresses', () => {
  const large = Array.from(countByFolder(FILES.keys())).filter(([, count]) => count > 25)
  expect(large.map(([folder]) => folder)).toEqual(['src/client/routes'])
})

test('Circles through import() and every form of re-export are found', () => {
  expect(
    circlesIn(
      new Map([
        ['a', ['b']],
        ['b', ['c', 'd']],
        ['c', ['b']],
        ['d', []],
      ]),
    ),
  ).toEqual(['b -> c -> b'])
  const file = 'src/contract/base/errors.ts'
  const again = "const load = () => import('./endpoint.ts')\nimport type { A } from './enums.ts'"
  expect(importsOf(file, again)).toEqual(['src/contract/base/endpoint.ts', 'src/contract/base/enums.ts'])
  expect(isReExport("/** Of others. */\nexport { a, type B } from './a.ts'\nexport * from './c.ts'\n")).toBe(
    true,
  )
  expect(isReExport("import { a } from './a.ts'\n\nexport { a }\n")).toBe(true)
  expect(isReExport("import { a } from './a.ts'\n\nexport { a }\n\nexport const b = a + 1\n")).toBe(false)
})
