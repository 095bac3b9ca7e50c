import { join } from 'node:path'
import type { Plugin } from 'vite'

const LAZY_SCHEMA = join(import.meta.dirname, '../contract/base/lazy-schema.ts')
/** Imports only types and what it defines itself. */
const IS_HELPER = /contract\/base\/(lazy-)?schema\.ts$/

const DECLARING = new Set(['read', 'command', 'storableCommand'])
/** Schemas of a declaration that only the server applies. */
const SERVERS = new Set(['answer', 'query', 'params'])

/** What is read here of the nodes of a syntax tree. */
interface Node {
  type: string
  start: number
  end: number
  name?: string
  object?: Node
  callee?: Node
  arguments?: (Node & { properties?: Property[] })[]
  declaration?: Node | null
  declarations?: { init: Node | null }[]
}

type Property = Node & { key?: Node; value?: Node }

interface Change {
  start: number
  end: number
  text: (former: string) => string
}

/**
 * Makes the contract's schemas in the app when they are first used, and leaves out those that only the server applies. A phone
 * made 450 of them at each start, which took longer than anything else of the app's own.
 */
export const lazySchemas = (): Plugin => ({
  name: 'lazy-schemas',
  apply: 'build',
  transform: {
    filter: { id: { include: /\/src\/contract\/.*\.ts$/, exclude: IS_HELPER } },
    handler(code) {
      const { body } = this.parse(code) as unknown as { body: Node[] }
      const changes = body.flatMap(changesIn).toSorted((a, b) => b.start - a.start)
      if (changes.length === 0) return null
      let rest = code
      // From the end, so that the places before stay as they are.
      for (const { start, end, text } of changes)
        rest = rest.slice(0, start) + text(rest.slice(start, end)) + rest.slice(end)
      return { code: `import { lazySchema } from ${JSON.stringify(LAZY_SCHEMA)}\n${rest}`, map: null }
    },
  },
})

/** Of variables at the top of a module. */
const changesIn = (statement: Node): Change[] =>
  (statement.declarations ?? statement.declaration?.declarations ?? []).flatMap(({ init }) => {
    if (init === null) return []
    if (isSchema(init)) return [lazy(init)]
    return DECLARING.has(init.callee?.name ?? '')
      ? (init.arguments?.[2]?.properties ?? []).flatMap(ofTerm)
      : []
  })

function ofTerm({ key, value, start, end }: Property): Change[] {
  if (SERVERS.has(key?.name ?? '')) return [{ start, end, text: () => '...{}' }]
  return key?.name === 'body' && value && isSchema(value) ? [lazy(value)] : []
}

const lazy = ({ start, end }: Node): Change => ({ start, end, text: (made) => `lazySchema(() => ${made})` })

/** A call such as `z.object(…)` or `z.string().check(…)`. */
function isSchema(node: Node): boolean {
  if (node.type !== 'CallExpression') return false
  let root: Node | undefined = node
  while (root && root.type !== 'Identifier') root = root.callee ?? root.object
  return root?.name === 'z'
}
