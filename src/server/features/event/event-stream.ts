/** One open stream. */
export interface EventStream {
  memberId: string
  tokenHash: Buffer
  isOpen(): boolean
  send(event: { name: string; data: unknown; id?: string }): void
  beat(): void
  end(): void
  /** Ends the stream and asks the client to reconnect after `retry` milliseconds. */
  endUntil(retry: number): void
}
