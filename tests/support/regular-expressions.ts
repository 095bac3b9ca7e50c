import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'

/** Where input never comes: tools of the console, the demonstration's content, the configuration. */
const NOT_FOR_INPUT = /^server\/(cli|seed|config)\//
/** Without an unbounded part, a pattern looks at each character so many times and no more. */
const UNBOUNDED = /[*+]|\{\d+,\}/
const SOURCE = join(import.meta.dirname, '..', '..', 'src')

export interface Found {
  place: string
  pattern: RegExp
}

/** Every regular expression that is written out in the contract and the server, and can take long at all. */
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
