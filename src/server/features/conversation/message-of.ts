import type { Message } from '../../../contract/message/conversation-message.ts'
import { isPhrase } from '../../../contract/message/phrases.ts'
import { phraseTexts, phraseValues, unknownPhrase } from '../../../contract/message/phrase-texts.ts'
import type { ConversationSide, MessageContent } from '../../db/conversation-tables.ts'
import type { Db } from '../../db/database.ts'
import { languageOf, textIn } from '../../i18n/text-in.ts'
import type { Secret } from '../../providers/secret/secret.ts'
import { signedFileUrl } from '../file/service.ts'
import { type FileRow, findFiles, findWriters, type MessageRow } from './message-queries.ts'

/** Who reads a message. */
export interface Reader {
  side: ConversationSide
  langCode: string
  /** Whether the employer of the conversation is verified. */
  isVerified: boolean
}

export interface Rendering {
  secret: Secret
  now: Date
}

/** Messages of one conversation in the API's form. */
export async function messagesOf(
  db: Db,
  rows: readonly MessageRow[],
  reader: Reader,
  rendering: Rendering,
): Promise<Message[]> {
  const files = Map.groupBy(await findFiles(db, rows), (file) => `${file.conversation_id} ${file.sequence}`)
  const writers = reader.side === 'EMPLOYER' ? await findWriters(db, rows) : null
  return rows.map((row) => {
    const writtenBy = writers?.get(row.id)
    const message = messageOf(
      row,
      files.get(`${row.conversation_id} ${row.sequence}`) ?? [],
      reader,
      rendering,
    )
    return writtenBy === undefined ? message : { ...message, writtenBy }
  })
}

function messageOf(
  row: MessageRow,
  files: readonly FileRow[],
  reader: Reader,
  { secret, now }: Rendering,
): Message {
  const content = row.content ?? {}
  return {
    id: row.id,
    sequence: row.sequence,
    kind: row.kind,
    isMine: row.side === reader.side,
    createdDate: row.created_at.toISOString(),
    text: row.kind === 'PHRASE' ? phraseIn(content, reader.langCode) : row.text,
    langCode: row.lang_code,
    phrase: content.code === undefined ? null : { code: content.code, params: content.params ?? {} },
    files: files.map(({ reference, content_type: contentType }) => ({
      reference,
      contentType,
      name: content.name ?? '',
      url: signedFileUrl(secret, reference, now, { whole: true }),
      smallUrl: contentType.startsWith('image/') ? signedFileUrl(secret, reference, now) : null,
    })),
    resumeId: row.resume_id,
    place: content.place ?? null,
    time:
      content.times === undefined
        ? null
        : { times: content.times, about: content.about ?? null, accepted: content.accepted ?? null },
    isRemoved: row.removed_at !== null,
    warning: row.warning,
    linksClickable: row.side === 'WORKER' || reader.isVerified,
  }
}

/** A phrase as its reader sees it; empty once it is removed. */
export function phraseIn({ code, params = {} }: MessageContent, langCode: string): string {
  if (code === undefined) return ''
  const say = textIn(langCode)
  if (!isPhrase(code)) return say(unknownPhrase)
  return say(phraseTexts[code], phraseValues(code, params, languageOf(langCode)))
}
