import type { Endpoint } from '../../../contract/base/endpoint.ts'
import { endpoints } from '../../../contract/endpoints.ts'

type Sendable = Pick<Endpoint, 'name' | 'method' | 'path' | 'remedies'>

const commands = new Map(
  endpoints.filter(({ kind }) => kind === 'command').map((endpoint) => [endpoint.name, endpoint]),
)

/** The command of that name if the outbox may store it; the service worker sends these as well. */
export function outboxEndpoint(operation: string): Sendable | undefined {
  const endpoint = commands.get(operation)
  return endpoint?.storable ? endpoint : undefined
}

/** Any command of that name, for what is sent without being stored. */
export const commandEndpoint = (operation: string): Sendable | undefined => commands.get(operation)
