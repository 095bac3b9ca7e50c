import * as z from 'zod/mini'

/**
 * What a device keeps from the answer of its sign-ins, also after a sign-out. It opens nothing: with it, wrong passwords
 * and requests for codes from elsewhere do not use up this device's own.
 */
export const DeviceToken = z.string().check(z.maxLength(100))
