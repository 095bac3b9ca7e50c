import type pg from 'pg'
import { createRateLimit } from '../../http/rate-limit.ts'

export interface CertificationLimits {
  /** @throws AppError TOO_MANY_REQUESTS */
  send(address: string): Promise<void>
  /** @throws AppError TOO_MANY_REQUESTS */
  check(address: string): Promise<void>
}

/**
 * Of one address, which many phones may share: 60 codes sent in an hour, 200 checked in 15 minutes. What a number may get
 * is counted with its code.
 */
export function createCertificationLimits(
  pool: pg.Pool,
  uses = { send: 60, check: 200 },
): CertificationLimits {
  const sends = createRateLimit(pool, 'certification-send', uses.send, 60 * 60)
  const checks = createRateLimit(pool, 'certification-check', uses.check, 15 * 60)
  return { send: (address) => sends.use(address), check: (address) => checks.use(address) }
}
