import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
/** Folders that the pages name paths from. */
const BASES = ['', 'src', 'src/client', 'src/server']
const FILES = new Set(globSync('{src,tests,docs}/**/*.*', { cwd: ROOT }).map((file) => basename(file)))

/** Paths in backticks, without those that stand for many files (`<noun>`, `*`, `NNNN`). */
function pathsIn(text: string): string[] {
  const quoted = Array.from(text.matchAll(/`([\w.$/-]+)`/g), ([, path = '']) => path)
  return quoted.filter(
    (path) => /\.(?:css|json|md|mjs|sql|tsx?)$/.test(path) || /^(?:src|tests|docs)\//.test(path),
  )
}

const linksIn = (text: string): string[] =>
  Array.from(text.matchAll(/\]\(([^):#]+)(?:#[^)]*)?\)/g), ([, path = '']) => path)

const exists = (path: string) =>
  path.includes('/')
    ? BASES.some((base) => existsSync(join(ROOT, base, path)))
    : FILES.has(path) || existsSync(join(ROOT, path))

test.each(['docs/architecture.md', 'docs/contributing.md', 'docs/product-rules.md'])(
  'Every path that %s names exists',
  (page) => {
    const text = readFileSync(join(ROOT, page), 'utf8')
    expect(pathsIn(text).filter((path) => !exists(path))).toEqual([])
    const folder = join(ROOT, dirname(page))
    expect(linksIn(text).filter((path) => !existsSync(join(folder, path)))).toEqual([])
  },
)
