import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Endpoint } from '../../contract/base/endpoint.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { ERROR_STATUS, FIELD_ERROR_CODES } from '../../contract/base/errors.ts'
import { apiPage } from './api-page.ts'
import { ENDPOINT_DESCRIPTIONS } from './endpoint-descriptions.ts'

/** `/api/openapi.json` (OpenAPI 3.1) and `/api/docs`, both generated from the declarations. */
export function registerOpenApi(app: FastifyInstance): void {
  const text = once(() => JSON.stringify(openApiDocument(endpoints)))
  const page = once(() => apiPage(endpoints))
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json').header('cache-control', 'public, max-age=0, must-revalidate').send(text()),
  )
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html').header('cache-control', 'public, max-age=0, must-revalidate').send(page()),
  )
}

/** Generated for the first who asks: few do, and it would take a quarter of the time of a start. */
function once(generate: () => string): () => string {
  let generated: string | undefined
  return () => (generated ??= generate())
}

export function openApiDocument(all: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of all) {
    const path = `/api${endpoint.path.replaceAll(/:([a-zA-Z]+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Ilteo', version: '1', description: 'Job marketplace for foreign workers in Korea' },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: problemSchema },
    },
  }
}

function operation(endpoint: Endpoint) {
  const description = ENDPOINT_DESCRIPTIONS[endpoint.name]
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...(description === undefined ? {} : { description }),
    tags: [endpoint.name.split('.')[0]],
    ...(endpoint.by === 'anyone' ? {} : { security: [{ bearer: [] }], 'x-by': endpoint.by }),
    ...(endpoint.company === null ? {} : { 'x-company-right': endpoint.company }),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...keyHeader(endpoint),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: bodyContent(endpoint, endpoint.body),
          },
        }
      : {}),
    responses: {
      [endpoint.status]: {
        description: 'Success',
        content: endpoint.download
          ? { [endpoint.download]: { schema: { type: 'string' } } }
          : { 'application/json': { schema: successSchema(endpoint) } },
      },
      default: {
        description: problemText(endpoint),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

function bodyContent(endpoint: Endpoint, body: z.ZodMiniType) {
  const schema = withoutDefaults(jsonSchema(body))
  if (endpoint.file === undefined) return { 'application/json': { schema } }
  const { properties = {}, required = [] } = schema
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  return {
    'multipart/form-data': {
      schema: {
        ...schema,
        properties: { ...properties, [endpoint.file]: file },
        required: [...required, endpoint.file],
      },
    },
  }
}

/** Query values arrive as text; the schema shows their parsed types. Lists are comma-separated. */
function parameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema)
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || (required.includes(name) && !hasDefault(value)),
    schema: value,
    ...(place === 'query' ? { style: 'form', explode: false } : {}),
  }))
}

/** Fields with a default are not required. */
function withoutDefaults(schema: JsonSchema): JsonSchema {
  const { properties = {}, required = [] } = schema
  return { ...schema, required: required.filter((name) => !hasDefault(properties[name])) }
}

function hasDefault(schema: unknown): boolean {
  return typeof schema === 'object' && schema !== null && 'default' in schema
}

function keyHeader(endpoint: Endpoint) {
  if (endpoint.kind === 'read' || endpoint.ignoresIdempotencyKey) return []
  return [
    { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } },
  ]
}

function successSchema(endpoint: Endpoint) {
  const counts = endpoint.paged ? { totalCount: { type: 'integer' }, totalPages: { type: 'integer' } } : {}
  const data = endpoint.answer ? jsonSchema(endpoint.answer) : { type: 'null' }
  const isContinued = parameters(endpoint.query, 'query').some(({ name }) => name === 'after')
  const cursor = isContinued ? { nextCursor: { type: ['string', 'null'] } } : {}
  return {
    type: 'object',
    required: ['responseCode', 'data', ...Object.keys(counts)],
    properties: { responseCode: { const: 'SUCCESS' }, data, ...counts, ...cursor },
  }
}

function problemText(endpoint: Endpoint): string {
  return `Problem (RFC 9457). ${endpoint.errors.map((code) => `${ERROR_STATUS[code]} ${code}`).join(', ')}`.trim()
}

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'instance', 'responseCode'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    instance: { type: 'string' },
    requestId: { type: 'string' },
    responseCode: { enum: Object.keys(ERROR_STATUS) },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'code', 'message'],
        properties: {
          field: { type: 'string' },
          code: { enum: FIELD_ERROR_CODES },
          message: { type: 'string' },
        },
      },
    },
    data: {},
  },
}

interface JsonSchema {
  properties?: Record<string, unknown> | undefined
  required?: string[] | undefined
}

function jsonSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
  return rest
}
