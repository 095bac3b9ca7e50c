import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
/** Folders that the pages name paths from. */
const BASES = ['', 'src', 'src/client', 'src/server']
const FILES = new Set(globSync('{src,tests,docs}/**/*.*', { cwd: ROOT }).map((file) => basename(file)))

/** Paths in backticks, without addresses and those that stand for many files (`<noun>`, `*`, `NNNN`). */
function pathsIn(text: string): string[] {
  const quoted = Array.from(text.matchAll(/`([\w.$/-]+)`/g), ([, path = '']) => path)
  return quoted.filter(
    (path) =>
      !path.startsWith('/') &&
      (/\.(?:css|json|md|mjs|sql|tsx?)$/.test(path) || /^(?:src|tests|docs)\//.test(path)),
  )
}

const linksIn = (text: string): string[] =>
  Array.from(text.matchAll(/\]\(([^):#]+)(?:#[^)]*)?\)/g), ([, path = '']) => path)

const exists = (path: string) =>
  path.includes('/')
    ? BASES.some((base) => existsSync(join(ROOT, base, path)))
    : FILES.has(path) || existsSync(join(ROOT, path))

const DECISIONS = globSync('docs/decisions/*.md', { cwd: ROOT })

test.each(['docs/architecture.md', 'docs/contributing.md', 'docs/product-rules.md', ...DECISIONS])(
  'Every path that %s names exists',
  (page) => {
    const text = readFileSync(join(ROOT, page), 'utf8')
    expect(pathsIn(text).filter((path) => !exists(path))).toEqual([])
    const folder = join(ROOT, dirname(page))
    expect(linksIn(text).filter((path) => !existsSync(join(folder, path)))).toEqual([])
  },
)

/** Files whose names a decision may use; names of packages count where they are imported. */
const SOURCE = globSync('{src,tests,deploy}/**/*.{ts,tsx,mjs,css,sql,yaml,yml}', { cwd: ROOT })
  .concat(['vite.config.ts', 'package.json', '.oxlintrc.json'])
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n')
const WORDS = new Set(SOURCE.match(/[A-Za-z_$][\w$]*/g))

/** Names of other software that a decision mentions and the product does not use. */
const FOREIGN = new Set(['Function', 'LISTEN', 'NOTIFY', 'hydrateRoot', 'removeScrollBar'])

/** Components, functions, types and constants in backticks: `PascalCase`, `camelCase`, `UPPER_CASE`. */
const namesIn = (text: string): string[] =>
  Array.from(text.matchAll(/`([A-Za-z]\w+)(?:\([^`]*\))?`/g), ([, name = '']) => name).filter((name) =>
    /[a-z][A-Z]|^[A-Z]/.test(name),
  )

test('Every component, function and constant that a decision names exists', () => {
  const unknown = DECISIONS.flatMap((page) =>
    namesIn(readFileSync(join(ROOT, page), 'utf8'))
      .filter((name) => !WORDS.has(name) && !FOREIGN.has(name))
      .map((name) => `${page}: ${name}`),
  )
  expect(unknown).toEqual([])
})
