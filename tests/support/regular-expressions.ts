import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'

/** Folders that handle no untrusted input: command-line tools, seed content, configuration. */
const NOT_FOR_INPUT = /^server\/(cli|seed|config)\//
/** Without an unbounded part, a pattern visits each character a bounded number of times. */
const UNBOUNDED = /[*+]|\{\d+,\}/
const SOURCE = join(import.meta.dirname, '..', '..', 'src')

export interface Found {
  place: string
  pattern: RegExp
}

/** Every regular expression literal of contract and server that could be slow. */
export function regularExpressions(): Found[] {
  const files = ['contract', 'server'].flatMap((folder) =>
    readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path),
    ),
  )
  return files.filter((path) => path.endsWith('.ts') && !NOT_FOR_INPUT.test(path)).flatMap(expressionsIn)
}

function expressionsIn(path: string): Found[] {
  const source = readFileSync(join(SOURCE, path), 'utf8')
  const found: Found[] = []
  const { program } = parseSync(path, source)
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return
      const { pattern, flags } = node.regex
      if (!UNBOUNDED.test(pattern)) return
      found.push({ place: `${path} /${pattern}/${flags}`, pattern: new RegExp(pattern, flags) })
    },
  }).visit(program)
  return found
}
