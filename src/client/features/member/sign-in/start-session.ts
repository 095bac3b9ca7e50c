import type { QueryClient } from '@tanstack/react-query'
import { certify } from '../../../../contract/account/certification.ts'
import type { DataOf } from '../../../../contract/base/endpoint.ts'
import { getMe, signIn } from '../../../../contract/account/member.ts'
import { isLanguageCode } from '../../../i18n/languages.ts'
import { call } from '../../../api/api.ts'
import type { CallInput } from '../../../api/api.ts'
import { codeRequester } from '../../../entities/certification/code-requester.ts'
import { deviceTokenPart, keepDeviceToken } from '../../../api/device-token.ts'
import { chooseLanguage, chosenLangCode } from '../../../i18n/locale-preference.ts'
import { UnexpectedAnswer } from '../../../api/problem.ts'
import { currentMemberId, signedIn } from '../../../api/session.ts'
import { forgetMember } from '../../../offline/cache/forget-member.ts'

/** Signs in on the server and on this device. */
export async function startSession(
  queries: QueryClient,
  body: CallInput<typeof signIn>['body'],
): Promise<void> {
  const { data: granted } = await call(signIn, { body: { ...body, ...deviceTokenPart() } })
  await enter(queries, granted)
}

/** Signs in whoever has verified this cellphone, with the code sent to it. */
export async function startSessionByCode(
  queries: QueryClient,
  { cellphone, code }: { cellphone: string; code: string },
): Promise<void> {
  const { data } = await call(certify, {
    body: { cellphone, code, onlyForCertification: false, requester: codeRequester(), ...deviceTokenPart() },
  })
  const { role, accessToken, expiresAt, deviceToken } = data
  if (!role || !accessToken || !expiresAt) throw new UnexpectedAnswer(200)
  await enter(queries, { role, accessToken, expiresAt, ...(deviceToken ? { deviceToken } : {}) })
}

/** Takes a granted session onto this device. Unsent work of the same member goes on by itself. */
export async function enter(queries: QueryClient, granted: DataOf<typeof signIn>): Promise<void> {
  keepDeviceToken(granted.deviceToken)
  const { data: me } = await call(getMe, { token: granted.accessToken })
  const before = currentMemberId()
  // Somebody else's session ran out here without a sign-out: what they had read is not for the next member.
  if (before !== null && before !== me.id) await forgetMember(queries, before, 'keep')
  await signedIn(granted, me)
  const language = languageToTake(me.langCode, chosenLangCode(), navigator.languages)
  if (language) chooseLanguage(language)
}

/**
 * The account's language, where nothing on this device says otherwise: no choice was made here, and the browser's own
 * languages are none of ours (docs/product-rules.md, language).
 */
export function languageToTake(
  account: string,
  chosen: string | null,
  wanted: readonly string[],
): string | undefined {
  const spoken = wanted.some((tag) => isLanguageCode(tag.toLowerCase().split('-')[0]))
  return chosen === null && !spoken && isLanguageCode(account) ? account : undefined
}
