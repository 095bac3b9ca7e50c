import type { QueryClient } from '@tanstack/react-query'
import { certify, type NumberAsks } from '../../../../contract/account/certification.ts'
import { signInByCellphone, signUpByCellphone } from '../../../../contract/account/number-proof.ts'
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

/** A number with a right code that opened no account at once. */
export interface ProvenNumber {
  cellphone: string
  keepSignedIn: boolean
  proof: string
  asks: NumberAsks
}

/** Signs in with a cellphone and the code sent to it, or learns what is needed beside the code. */
export async function startSessionByCode(
  queries: QueryClient,
  values: { cellphone: string; code: string; keepSignedIn: boolean },
): Promise<{ entry: Entry } | { number: ProvenNumber }> {
  const { data } = await call(certify, {
    body: { ...values, onlyForCertification: false, requester: codeRequester(), ...deviceTokenPart() },
  })
  const { cellphone, proof, role, accessToken, expiresAt, deviceToken } = data
  if (proof) {
    const { keepSignedIn } = values
    return { number: { cellphone, keepSignedIn, proof: proof.token, asks: proof.asks } }
  }
  if (!role || !accessToken || !expiresAt) throw new UnexpectedAnswer(200)
  const granted = { role, accessToken, expiresAt, ...(deviceToken ? { deviceToken } : {}) }
  return { entry: await enter(queries, granted) }
}

type NumberBody<E extends typeof signUpByCellphone | typeof signInByCellphone> = Omit<
  CallInput<E>['body'],
  'cellphone' | 'proof' | 'keepSignedIn' | 'deviceToken'
>

const bodyFor = ({ cellphone, keepSignedIn, proof }: ProvenNumber) => ({
  cellphone,
  keepSignedIn,
  proof,
  ...deviceTokenPart(),
})

/** Makes an account with a proven number. A repeat after a lost answer signs in. */
export async function signUpWithNumber(
  queries: QueryClient,
  number: ProvenNumber,
  body: NumberBody<typeof signUpByCellphone>,
): Promise<Entry> {
  const { data } = await call(signUpByCellphone, { body: { ...body, ...bodyFor(number) } })
  return enter(queries, data)
}

/** Opens the account of a proven number with what its member knows. */
export async function signInWithNumber(
  queries: QueryClient,
  number: ProvenNumber,
  body: NumberBody<typeof signInByCellphone>,
): Promise<Entry> {
  const { data } = await call(signInByCellphone, { body: { ...body, ...bodyFor(number) } })
  return enter(queries, data)
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
