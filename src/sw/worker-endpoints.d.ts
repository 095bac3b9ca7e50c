/** Endpoints as data (src/build/worker-endpoints.ts). */
declare module 'virtual:worker-endpoints' {
  type Address = Pick<import('../contract/base/endpoint.ts').Endpoint, 'method' | 'path' | 'remedies'>

  /** Commands that the outbox may store, by name. */
  export const storableCommands: Readonly<Record<string, Address>>
  /** Paths of the reads whose answers are stored for visitors. */
  export const storedReads: readonly string[]
  export const pushSubscription: Address
}
