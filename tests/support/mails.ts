import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunningServer } from './server.ts'

export interface ReadMail {
  headers: string
  subject: string
  text: string
}

/** Mails written by the server so far, oldest first. */
export async function mailsOf(server: Pick<RunningServer, 'dataDir'>): Promise<ReadMail[]> {
  const folder = join(server.dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const mails = names.filter((name) => name.startsWith('mail-') && name.endsWith('.eml')).toSorted()
  return Promise.all(mails.map(async (name) => readMail(await readFile(join(folder, name), 'latin1'))))
}

/** Headers and text of a mail with one part, as RFC 2045 encodes it. */
export function readMail(source: string): ReadMail {
  const at = source.search(/\r?\n\r?\n/)
  const headers = source.slice(0, at)
  const body = source.slice(at).trim()
  const encoding = /^content-transfer-encoding: *(\S+)/im.exec(headers)?.[1]?.toLowerCase()
  return { headers, subject: subjectIn(headers), text: decoded(body, encoding) }
}

/** The subject, whose encoded words (RFC 2047) are on lines of their own. */
function subjectIn(headers: string): string {
  const [, written = ''] = /^subject: (.*(?:\r?\n[ \t].*)*)/im.exec(headers) ?? []
  return written
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      decoded(
        kind.toLowerCase() === 'b' ? word : word.replaceAll('_', ' '),
        kind.toLowerCase() === 'b' ? 'base64' : 'quoted-printable',
      ),
    )
}

function decoded(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1').toString('utf8')
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** The token in the link of a password reset mail. */
export function tokenIn(mail: ReadMail | undefined): string {
  return /\/findPassword\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
