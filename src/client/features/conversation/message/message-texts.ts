import { msg } from '@lingui/core/macro'
import type { I18n, MessageDescriptor } from '@lingui/core'
import type { Message } from '../../../../contract/message/conversation-message.ts'
import {
  isPhrase,
  phraseOf,
  type PhraseCode,
  type PhraseParams,
} from '../../../../contract/message/phrases.ts'
import { phraseTexts, unknownPhrase } from '../../../../contract/message/phrase-texts.ts'
import { formatOf } from '../../../i18n/format.ts'
import { startOfDay } from '../../../i18n/seoul-time.ts'
import { unbrokenCodes } from '../../../i18n/unbroken-codes.ts'

/** A phrase in the reader's language, whatever the language was when the message arrived. */
export function phraseIn(i18n: I18n, code: string, params: PhraseParams): string {
  if (!isPhrase(code)) return i18n._(unknownPhrase)
  const { id, message } = phraseTexts[code]
  return unbrokenCodes(i18n._(id, valuesIn(i18n, code, params), { message }))
}

function valuesIn(i18n: I18n, code: PhraseCode, params: PhraseParams): PhraseParams {
  const format = formatOf(i18n.locale)
  const kinds = phraseOf(code).params ?? {}
  const written = Object.entries(params).map(([name, value]) => {
    // A gap that is not filled in yet stays as it is.
    const isDay = kinds[name] === 'DATE' && /^\d{4}-\d\d-\d\d$/.test(String(value))
    if (isDay) return [name, format.date(startOfDay(String(value)))]
    if (kinds[name] === 'WON' && typeof value === 'number') return [name, format.number(value)]
    return [name, value]
  })
  return Object.fromEntries(written)
}

const kindTexts = {
  IMAGE: msg({ message: 'Photo', comment: 'A message in a chat that is a photo' }),
  FILE: msg({ message: 'Document', comment: 'A message in a chat that is a PDF file' }),
  RESUME: msg({ message: 'Resume', comment: 'A message in a chat that shows the resume' }),
  PLACE: msg({ message: 'Place', comment: 'A message in a chat that is an address' }),
} as const satisfies Record<string, MessageDescriptor>

const removedText = msg`This message was taken back.`

/** A message in one line, for lists and screen readers. */
export function previewOf(i18n: I18n, message: Message): string {
  const { kind, phrase, text, time, isRemoved } = message
  if (isRemoved) return i18n._(removedText)
  if (kind === 'TEXT') return text
  if (kind === 'PHRASE') return phrase ? phraseIn(i18n, phrase.code, phrase.params) : text
  if (kind === 'TIME')
    return time?.accepted ? i18n._(msg`Interview time agreed`) : i18n._(msg`Times for an interview`)
  return i18n._(kindTexts[kind])
}
