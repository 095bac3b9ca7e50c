import * as z from 'zod/mini'

/**
 * A device stores this token at sign-in and keeps it after signing out. It grants no access: it gives the device its
 * own limits for passwords and codes, so that attempts from elsewhere cannot exhaust them.
 */
export const DeviceToken = z.string().check(z.maxLength(100))
