import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Laws that rules on the right to work come from, by their English titles. Guides and notices stay in English. */
export const lawTitles: Readonly<Record<string, MessageDescriptor>> = {
  'Immigration Act': msg`Immigration Act`,
  'Enforcement Decree of the Immigration Act': msg`Enforcement Decree of the Immigration Act`,
  'Act on the Employment of Foreign Workers': msg`Act on the Employment of Foreign Workers`,
}
