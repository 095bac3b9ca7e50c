import type pg from 'pg'
import { createRateLimit } from '../../http/rate-limit.ts'

const HOUR = 60 * 60

export interface UploadLimits {
  /** @throws AppError TOO_MANY_REQUESTS */
  upload(memberId: string, address: string): Promise<void>
}

/** Uploads in an hour: 60 of a member, 300 of an address, which many phones may share. */
export function createUploadLimits(pool: pg.Pool, uses = { member: 60, address: 300 }): UploadLimits {
  const member = createRateLimit(pool, 'upload-member', uses.member, HOUR)
  const addresses = createRateLimit(pool, 'upload-address', uses.address, HOUR)
  return {
    async upload(memberId, address) {
      await addresses.use(address)
      await member.use(memberId)
    },
  }
}
