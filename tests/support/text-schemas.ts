import type { Endpoint } from '../../src/contract/base/endpoint.ts'
import type { z } from '../../src/contract/base/schema.ts'

type Schema = z.ZodMiniType

interface TextSchema {
  place: string
  schema: Schema
}

/** Properties of a schema's definition that contain other schemas. */
const INNER = ['innerType', 'element', 'keyType', 'valueType', 'in', 'out'] as const

/** Every string schema in the input of endpoints, once each, named by its first use. */
export function textSchemas(endpoints: readonly Endpoint[]): TextSchema[] {
  const found = new Map<Schema, string>()
  for (const { name, params, query, body } of endpoints)
    for (const schema of [params, query, body]) if (schema) collect(schema, name, found)
  return Array.from(found, ([schema, place]) => ({ schema, place }))
}

function collect(schema: Schema, place: string, found: Map<Schema, string>): void {
  const def = schema._zod.def as Schema['_zod']['def'] & Record<string, unknown>
  // A pipe is tested as a whole: its later steps are reached only by valid input.
  if (['string', 'pipe', 'template_literal'].includes(def.type)) {
    if (!found.has(schema)) found.set(schema, place)
    return
  }
  for (const part of INNER) if (isSchema(def[part])) collect(def[part], place, found)
  for (const option of Array.isArray(def['options']) ? def['options'] : [])
    if (isSchema(option)) collect(option, place, found)
  if ('shape' in schema)
    for (const [name, inner] of Object.entries(schema.shape as Record<string, Schema>))
      collect(inner, `${place}.${name}`, found)
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value
