import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, type ESTree } from 'vite'
import { namesIn } from './names-in.ts'

interface Statement {
  text: string
  /** The same, to be dropped where nothing uses it. */
  droppable: string
  names: string[]
  isExported: boolean
  mentions: ReadonlySet<string>
  isSchema: boolean
}

/** Of what an endpoint declares, the browser needs this beside name and address; the rest is the server's to check. */
const NEEDED = new Set(['by'])

/**
 * A contract module as the source of two: endpoints without their schemas, constants and rules; and the schemas, with
 * all that is made of them. Types are in neither.
 */
export function splitContract(file: string): { plain: string; schemas: string } {
  const { source, imports, statements } = readModule(file)
  const schemas = statements.filter(({ isSchema }) => isSchema)
  const plain = statements.filter(({ isSchema }) => !isSchema)
  const borrowed = plain.filter(({ names }) => names.some((name) => mentionsOf(schemas).has(name)))
  const hidden = borrowed.filter(({ isExported }) => !isExported)
  const droppable = schemas.map((each) => ({ text: each.droppable }))
  return {
    plain: moduleOf([...importsFor(plain, imports, source), ...plain], `export { ${namesOf(hidden)} }`),
    schemas: moduleOf(
      [...importsFor(schemas, imports, source), ...droppable],
      `import { ${namesOf(borrowed)} } from '${file}?plain'`,
    ),
  }
}

const namesOf = (statements: readonly Statement[]) => statements.flatMap(({ names }) => names).join(', ')

function readModule(file: string) {
  const source = readFileSync(file, 'utf8')
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const imports = program.body.filter((each) => each.type === 'ImportDeclaration')
  const statements = program.body.flatMap((each) => statementsOf(each, source))
  spread(statements, new Set(imports.flatMap((each) => importedSchemas(each, file))))
  return { source, imports, statements }
}

/** Of what is imported, the library of schemas and the schemas of other modules. */
function importedSchemas({ source, specifiers }: ESTree.ImportDeclaration, file: string): string[] {
  if (!source.value.startsWith('.')) return specifiers.map(({ local }) => local.name)
  const { statements } = readModule(join(dirname(file), source.value))
  const theirs = new Set(statements.filter(({ isSchema }) => isSchema).flatMap(({ names }) => names))
  return specifiers.filter((each) => theirs.has(theirNameOf(each))).map(({ local }) => local.name)
}

const moduleOf = (parts: readonly { text: string }[], link: string) =>
  [...parts.map(({ text }) => text), link, ''].join('\n')

const mentionsOf = (statements: readonly Statement[]) =>
  new Set(statements.flatMap(({ mentions }) => [...mentions]))

const theirNameOf = (specifier: ESTree.ImportDeclaration['specifiers'][number]) =>
  specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
    ? specifier.imported.name
    : specifier.local.name

/** What mentions a schema belongs to them, wherever in the module either stands. */
function spread(statements: readonly Statement[], imported: ReadonlySet<string>): void {
  const names = new Set([
    ...imported,
    ...statements.filter(({ isSchema }) => isSchema).flatMap((each) => each.names),
  ])
  const next = statements.find((each) => !each.isSchema && [...each.mentions].some((name) => names.has(name)))
  if (!next) return
  next.isSchema = true
  spread(statements, imported)
}

function importsFor(
  users: readonly Statement[],
  imports: readonly ESTree.ImportDeclaration[],
  source: string,
) {
  const used = mentionsOf(users)
  return imports.flatMap(({ specifiers, source: from }) => {
    const needed = specifiers.filter(({ local }) => used.has(local.name)).map((each) => textOf(each, source))
    const list = needed[0]?.startsWith('*') ? needed[0] : `{ ${needed.join(', ')} }`
    return needed.length === 0 ? [] : [{ text: `import ${list} from ${from.raw}` }]
  })
}

function statementsOf(statement: ESTree.Program['body'][number], source: string): Statement[] {
  const isExported = statement.type === 'ExportNamedDeclaration'
  const declared = isExported ? statement.declaration : statement
  const start = isExported ? 'export ' : ''
  if (declared?.type === 'FunctionDeclaration' && declared.id) {
    const text = start + textOf(declared, source)
    return [
      {
        text,
        droppable: text,
        names: [declared.id.name],
        isExported,
        mentions: namesIn([declared]),
        isSchema: false,
      },
    ]
  }
  if (declared?.type !== 'VariableDeclaration') return []
  return declared.declarations.map((constant) => {
    const named = `${start}${declared.kind} ${textOf(constant.id, source)} = `
    const { text, needs, isSchema } = constant.init ? initialOf(constant.init, source) : nothing
    return {
      text: named + text,
      // A chain of calls cannot be declared to be free of effects, one call of a function around it can.
      droppable: `${named}/* @__PURE__ */ (() => (${text}))()`,
      names: [...namesIn([constant.id])],
      isExported,
      mentions: namesIn(needs),
      isSchema,
    }
  })
}

const nothing = { text: 'undefined', needs: [], isSchema: false }

function initialOf(initial: ESTree.Expression, source: string) {
  const isSchema = initial.type === 'CallExpression' || initial.type === 'NewExpression'
  if (isEndpoint(initial)) return endpointOf(initial, source)
  return { text: textOf(initial, source), needs: [initial], isSchema }
}

const isEndpoint = (initial: ESTree.Expression): initial is ESTree.CallExpression =>
  initial.type === 'CallExpression' &&
  initial.callee.type === 'Identifier' &&
  ['read', 'command'].includes(initial.callee.name)

function endpointOf({ callee, arguments: [name, route, declared] }: ESTree.CallExpression, source: string) {
  if (!name || !route || declared?.type !== 'ObjectExpression')
    throw new Error(`${textOf(callee, source)}() takes a name, a route and an object that is written out`)
  const needed = declared.properties.filter((property) => NEEDED.has(keyOf(property)))
  const options = `{ ${needed.map((property) => textOf(property, source)).join(', ')} }`
  const call = [textOf(name, source), textOf(route, source), options].join(', ')
  return {
    text: `/* @__PURE__ */ ${textOf(callee, source)}(${call})`,
    needs: [callee, name, route, ...needed],
    isSchema: false,
  }
}

function keyOf(property: ESTree.ObjectExpression['properties'][number]): string {
  if (property.type === 'Property' && property.key.type === 'Identifier') return property.key.name
  throw new Error('What an endpoint declares is written out, name by name')
}

const textOf = ({ start, end }: { start: number; end: number }, source: string) => source.slice(start, end)
