import { giveConsent } from '../../../contract/account/consent.ts'
import { on } from '../../http/endpoint-route.ts'
import { consentsDue, storeConsents } from './service.ts'

export const consentRoutes = [
  on(giveConsent, async ({ db, body, member, services, now }) => {
    const { legal } = services.site.facts
    await storeConsents(db, legal, { memberId: member.id, consents: body.consents, now })
    return { data: { consentsDue: await consentsDue(db, legal, member) } }
  }),
]
