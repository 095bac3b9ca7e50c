import * as z from 'zod/mini'
import { command } from '../base/endpoint.ts'
import { LEGAL_TEXTS } from '../base/enums.ts'

/** A version of a text as `GET /site` names it. */
const Version = z.string().check(z.minLength(1), z.maxLength(500))

/** A version of a text that the member agrees to. */
export const Consent = z.object({ text: z.enum(LEGAL_TEXTS), version: Version })
export type Consent = z.output<typeof Consent>
export const Consents = z.array(Consent).check(z.maxLength(LEGAL_TEXTS.length))

/** A text whose current version the member has not agreed to. */
export const DueConsent = z.object({ text: z.enum(LEGAL_TEXTS), version: z.string(), url: z.string() })
export type DueConsent = z.output<typeof DueConsent>

export const giveConsent = command('members.consent', 'PUT /users/me/consents', {
  summary: 'Agree to the terms of use and the privacy policy',
  /** Versions that are not current are ignored; the answer names what is still due. */
  body: z.object({ consents: Consents }),
  answer: z.object({ consentsDue: z.array(DueConsent) }),
  by: 'member',
})
