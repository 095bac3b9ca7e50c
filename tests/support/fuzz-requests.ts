import fc, { type Arbitrary } from 'fast-check'
import { endpoints } from '../../src/contract/endpoints.ts'
import type { Endpoint } from '../../src/contract/base/endpoint.ts'
import { asText, hostileValue, shapeOf, spoiled, valueFor } from './fuzz-values.ts'

export interface FuzzRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string | Buffer | undefined
  /** The member whose token is sent. */
  who: (typeof WHO)[number]
}

const WHO = ['EMPLOYEE', 'EMPLOYER', 'OPERATOR', 'nobody', 'forged'] as const
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'SEARCH']

const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/xml',
  'x',
  ';',
  '/',
  'multipart/form-data',
  'multipart/form-data; boundary=b',
  'multipart/mixed; boundary=b',
  '*/*',
  'application/x-www-form-urlencoded',
  'application/problem+json',
  `a/${'b'.repeat(500)}`,
]

/** The only characters Node.js sends in a header. */
const headerText = fc
  .oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom(
      '*',
      'W/"1"',
      '"r1-d1"',
      ','.repeat(5_000),
      ' ; = ',
      'bytes=-1',
      '1'.repeat(5_000),
      '::1',
    ),
  )
  .map((text) => text.replaceAll(/[^\u0020-\u007E]/g, ''))

const headers: Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    'idempotency-key',
    'if-match',
    'if-none-match',
    'accept',
    'accept-language',
    'accept-encoding',
    'cookie',
    'range',
    'user-agent',
    'sec-ch-ua-mobile',
    'x-forwarded-proto',
    'last-event-id',
    'origin',
  ),
  headerText,
  { maxKeys: 3 },
)

const anAddress = fc.oneof(
  { weight: 5, arbitrary: fc.ipV4() },
  { weight: 2, arbitrary: fc.ipV6() },
  { weight: 1, arbitrary: headerText },
)

const MULTIPART = [
  '--b\r\nContent-Disposition: form-data; name="type"\r\n\r\nresume\r\n',
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n\xff\xd8\xff\r\n',
  '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n',
  '--b\r\nContent-Disposition: form-data; name="type"\r\nContent-Type: application/json\r\n\r\n{"a":[1]}\r\n',
  '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n',
  '--b\r\n\r\n',
  '--b--\r\n',
  '--b',
  `--b\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`,
]

const garbage: Arbitrary<string | Buffer> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc
    .array(fc.constantFrom(...MULTIPART), { maxLength: 14 })
    .map((parts) => Buffer.from(parts.join(''), 'latin1')),
  fc.constantFrom(
    '[',
    '{"a":',
    '"',
    'null',
    '{"__proto__":{}}',
    '['.repeat(130_000),
    `[${'0,'.repeat(9_000)}0]`,
  ),
)

const queryText = (endpoint: Endpoint, ids: readonly string[]) =>
  fc
    .tuple(
      spoiled(fc.record(endpoint.query ? shapeOf(endpoint.query, ids) : {})),
      fc.string({ maxLength: 20 }),
    )
    .map(([query, odd]) => {
      const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
      const text = pairs.map(([name, value]) => `${inUrl(name)}=${inUrl(asText(value).slice(0, 2_000))}`)
      return odd.length > 15 ? `${text.join('&')}&${inUrl(odd)}&%&a=%ff&a=1&a[]=2` : text.join('&')
    })

/** Also encodes lone surrogates, for which `encodeURIComponent` throws. */
const inUrl = (text: string) => encodeURIComponent(text.toWellFormed())

const pathText = (endpoint: Endpoint, ids: readonly string[]) => {
  const part = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...ids) },
    { weight: 2, arbitrary: hostileValue.map((value) => inUrl(asText(value).slice(0, 300))) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('%', '%00', '%2e%2e', '%ff', '..', 'kakao', '%2F', '0'.repeat(300)),
    },
  )
  return fc.array(part, { minLength: 3, maxLength: 3 }).map((parts) => {
    let next = 0
    return `/api${endpoint.path.replaceAll(/:[a-zA-Z]+/g, () => parts[next++ % parts.length] ?? 'x')}`
  })
}

function callTo(endpoint: Endpoint, ids: readonly string[]): Arbitrary<FuzzRequest> {
  const json = spoiled(endpoint.body ? valueFor(endpoint.body, ids) : hostileValue)
  return fc
    .record({
      path: pathText(endpoint, ids),
      query: queryText(endpoint, ids),
      json,
      raw: fc.option(garbage, { freq: 6 }),
      type: fc.oneof({ weight: 8, arbitrary: fc.constant('application/json') }, fc.constantFrom(...TYPES)),
      form: fc.boolean(),
      headers,
      address: anAddress,
      method: fc.oneof(
        { weight: 15, arbitrary: fc.constant<string>(endpoint.method) },
        fc.constantFrom(...METHODS),
      ),
      who: fc.constantFrom(...WHO, ...callersOf(endpoint), ...callersOf(endpoint), ...callersOf(endpoint)),
    })
    .map(({ path, query, json: value, raw, type, form, headers: odd, address, method, who }) => {
      const isForm = endpoint.file !== undefined && form
      const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'TRACE'
      const sent = isForm ? 'multipart/form-data; boundary=b' : type
      return {
        method,
        path: query === '' ? path : `${path}?${query}`.slice(0, 8_000),
        headers: { ...odd, 'x-forwarded-for': address, ...(hasBody ? { 'content-type': sent } : {}) },
        body: hasBody ? (raw ?? JSON.stringify(value)) : undefined,
        who,
      }
    })
}

const callersOf = ({ by }: Endpoint): (typeof WHO)[number][] =>
  WHO.filter((who) => by === who || by === 'member' || (Array.isArray(by) && by.includes(who)))

const STARTS = [
  '/',
  '/ko',
  '/en/recruitinfo',
  '/recruitment/detail/',
  '/news/detail/',
  '/files/',
  '/flags/',
  '/share/',
  '/assets/',
  '/sitemaps/jobs-',
  '/sitemap.xml',
  '/api',
  '/api/docs',
  '/api/events',
  '/robots.txt',
  '//',
  '/share/jobs/',
  '/share/news/',
  '/api/sandbox/payments/',
  '/api/payments/webhook',
  '/recruitinfo?query=',
]
const PIECES = [
  '%2e%2e',
  '..',
  '/',
  '%00',
  '%',
  '%ff',
  '.png',
  '.svg',
  '.xml',
  '.jpg',
  '?page=',
  '&',
  '=',
  '한',
  ':',
]

const pageRequest = (ids: readonly string[]): Arbitrary<FuzzRequest> =>
  fc.record({
    method: fc.oneof({ weight: 6, arbitrary: fc.constant('GET') }, fc.constantFrom(...METHODS)),
    path: fc
      .tuple(
        fc.constantFrom(...STARTS),
        fc.array(fc.oneof(fc.constantFrom(...PIECES, ...ids), fc.webPath()), { maxLength: 5 }),
      )
      .map(([start, pieces]) => encodeURI(start + pieces.join('')).replaceAll('%25', '%')),
    headers: fc.tuple(headers, anAddress).map(([odd, address]) => ({ ...odd, 'x-forwarded-for': address })),
    body: fc.constant(undefined),
    who: fc.constant('nobody' as const),
  })

/** Random requests to every endpoint and to random paths, deterministic by seed. */
export function fuzzRequests(
  ids: readonly string[],
  { seed, count }: { seed: number; count: number },
): FuzzRequest[] {
  const calls = endpoints.map((endpoint) => callTo(endpoint, ids))
  const kinds = [
    ...calls.map((arbitrary) => ({ weight: 4, arbitrary })),
    { weight: calls.length, arbitrary: pageRequest(ids) },
  ]
  return fc.sample(fc.oneof(...kinds), { seed, numRuns: count })
}
