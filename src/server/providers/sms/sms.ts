export interface Sms {
  /**
   * Hands a short message over for delivery.
   * @param to digits only
   * @throws AppError UNAVAILABLE where it was not taken
   */
  send(to: string, text: string): Promise<void>
}

/** Tells the operator what happened, never to whom nor what was written. */
export type Report = (line: string) => void
