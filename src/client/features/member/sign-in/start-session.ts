import type { QueryClient } from '@tanstack/react-query'
import { certify } from '../../../../contract/account/certification.ts'
import type { DataOf } from '../../../../contract/base/endpoint.ts'
import { type DueConsent, giveConsent } from '../../../../contract/account/consent.ts'
import { type Me, getMe, signIn, signOut } from '../../../../contract/account/member.ts'
import { isLanguageCode } from '../../../i18n/languages.ts'
import { preferredLanguage } from '../../../../reference/preferred-language.ts'
import { BACKGROUND_TIMEOUT, type CallInput, call } from '../../../api/api.ts'
import { codeRequester } from '../../../entities/certification/use-code-sending.ts'
import { deviceTokenPart, keepDeviceToken } from '../../../api/device-token.ts'
import { chooseLanguage, chosenLangCode } from '../../../i18n/locale-preference.ts'
import { UnexpectedAnswer } from '../../../api/problem.ts'
import { currentMemberId, signedIn } from '../../../api/session.ts'
import { takeStoredStay } from '../../../entities/work-right/use-stored-stay.ts'
import { forgetMember } from '../../../offline/cache/forget-member.ts'

/** Signs in on the server and on this device. */
export async function startSession(
  queries: QueryClient,
  body: CallInput<typeof signIn>['body'],
): Promise<Entry> {
  const { data: granted } = await call(signIn, { body: { ...body, ...deviceTokenPart() } })
  return enter(queries, granted)
}

/** Signs in with a verified cellphone and the code sent to it. */
export async function startSessionByCode(
  queries: QueryClient,
  { cellphone, code }: { cellphone: string; code: string },
): Promise<Entry> {
  const { data } = await call(certify, {
    body: { cellphone, code, onlyForCertification: false, requester: codeRequester(), ...deviceTokenPart() },
  })
  const { role, accessToken, expiresAt, deviceToken } = data
  if (!role || !accessToken || !expiresAt) throw new UnexpectedAnswer(200)
  return enter(queries, { role, accessToken, expiresAt, ...(deviceToken ? { deviceToken } : {}) })
}

/** A granted session that is not stored yet, because the member has to agree to a text first. */
export interface PendingEntry {
  granted: DataOf<typeof signIn>
  due: readonly DueConsent[]
}
/** Null once the session is stored. */
export type Entry = PendingEntry | null

/** Stores a granted session on this device, unless the member has to agree to a text first. */
export async function enter(queries: QueryClient, granted: DataOf<typeof signIn>): Promise<Entry> {
  keepDeviceToken(granted.deviceToken)
  const { data: me } = await call(getMe, { token: granted.accessToken })
  const due = me.consentsDue ?? []
  if (due.length > 0) return { granted, due }
  await storeSession(queries, granted, me)
  return null
}

/** Agrees to the texts, then stores the session. The texts may have changed meanwhile. */
export async function agreeAndEnter(queries: QueryClient, { granted, due }: PendingEntry): Promise<Entry> {
  const consents = due.map(({ text, version }) => ({ text, version }))
  await call(giveConsent, { token: granted.accessToken, body: { consents } })
  return enter(queries, granted)
}

/** Ends a session whose member does not agree. It was not stored here, and expires where this is not answered. */
export async function leavePendingEntry({ granted }: PendingEntry): Promise<void> {
  await call(signOut, { token: granted.accessToken, timeout: BACKGROUND_TIMEOUT })
}

/** Unsent entries of the same member continue by themselves. */
async function storeSession(queries: QueryClient, granted: DataOf<typeof signIn>, me: Me): Promise<void> {
  const before = currentMemberId()
  // Another member's session expired here without a sign-out: remove what they had read.
  if (before !== null && before !== me.id) await forgetMember(queries, before, 'keep')
  await signedIn(granted, me)
  if (granted.role === 'EMPLOYEE') void takeStoredStay(queries)
  const language = languageToTake(me.langCode, chosenLangCode(), navigator.languages)
  if (language) chooseLanguage(language)
}

/**
 * The account's language, if no language that we have was chosen on this device and the browser's languages are not supported
 * (docs/product-rules.md, language).
 */
export function languageToTake(
  account: string,
  chosen: string | null,
  wanted: readonly string[],
): string | undefined {
  const spoken = preferredLanguage(wanted) !== undefined
  return !isLanguageCode(chosen) && !spoken && isLanguageCode(account) ? account : undefined
}
