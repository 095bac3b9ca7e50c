import type { ESTree } from 'vite'

/** Types take no part, except that what they are put on does. */
const VALUES = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

/** Every name that these nodes mention as a value; those of members and of keys do not count. */
export function namesIn(nodes: readonly ESTree.Node[]): Set<string> {
  const names = new Set<string>()
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit)
    if (!isNode(node) || (node.type.startsWith('TS') && !VALUES.has(node.type))) return
    if (node.type === 'Identifier' && typeof node['name'] === 'string') names.add(node['name'])
    const isNamed = 'computed' in node && node['computed'] === false
    const skipped = isNamed ? (node.type === 'MemberExpression' ? 'property' : 'key') : undefined
    for (const [part, child] of Object.entries(node)) if (part !== skipped) visit(child)
  }
  nodes.forEach(visit)
  return names
}

const isNode = (value: unknown): value is Record<string, unknown> & { type: string } =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
