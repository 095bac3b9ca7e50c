import type { FastifyRequest } from 'fastify'
import type { Caller } from '../../../contract/base/endpoint.ts'
import { endpoints } from '../../../contract/endpoints.ts'

const PUBLISHERS = new Set<Caller>(['EMPLOYER', 'OPERATOR', 'member'])

const PUBLISHING = new Set(
  endpoints
    .filter(({ kind, by }) => kind === 'command' && [by].flat().some((each) => PUBLISHERS.has(each)))
    .map(({ name }) => name),
)

/**
 * Whether a request may change what visitors see. What is no declared endpoint, such as a payment provider's webhook,
 * counts as changing it.
 */
export function changesPublicData({ method, routeOptions }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  const name = routeOptions.config.endpointName
  return name === undefined || PUBLISHING.has(name)
}
