import * as z from 'zod/mini'
import { read } from '../base/endpoint.ts'

/** Null where the operator has not set it: nothing is shown in its place. */
const Text = z.nullable(z.string())

export const Site = z.object({
  /** Who runs the site. */
  company: z.object({
    name: Text,
    nameInEnglish: Text,
    representative: Text,
    registrationNumber: Text,
    mailOrderNumber: Text,
    jobInformationNumber: Text,
    address: Text,
    addressInEnglish: Text,
  }),
  /** Ways to reach them. */
  contact: z.object({
    email: Text,
    messengerUrl: Text,
    /** For investment and banner advertising. */
    advertisingPhone: Text,
    /** When mails and the messenger are answered on weekdays, such as `9:00-18:00`. */
    weekdayHours: Text,
  }),
  /**
   * Addresses and versions of the texts that members agree to. The versions are absent from answers that devices
   * stored before there were any.
   */
  legal: z.object({
    termsUrl: Text,
    privacyUrl: Text,
    termsVersion: z.optional(Text),
    privacyVersion: z.optional(Text),
  }),
})
export type Site = z.output<typeof Site>

export const getSite = read('site.get', 'GET /site', {
  summary: 'Get company, contact and terms of the site',
  answer: Site,
})
