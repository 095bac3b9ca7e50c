import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Site } from './journey.ts'

/** Waits for the newest code that was sent to a number after `since` (epoch milliseconds). */
export async function codeSentTo(site: Site, cellphone: string, since: number): Promise<string> {
  const text = await newest(site, 'sms-', since, (message) => message.startsWith(`${cellphone}\n`))
  const code = /\b\d{6}\b/.exec(text.slice(cellphone.length))?.[0]
  if (!code) throw new Error(`no code in ${text}`)
  return code
}

/** Waits for the token of the newest password link that was mailed to an address after `since`. */
export async function resetTokenMailedTo(site: Site, email: string, since: number): Promise<string> {
  const mail = await newest(site, 'mail-', since, (message) => message.includes(email))
  const token = /findPassword\?token=([\w-]+)/.exec(readable(mail))?.[1]
  if (!token) throw new Error(`no link in ${mail}`)
  return token
}

/** Waits for the path of the newest link that was mailed to an address after `since` to confirm it. */
export async function emailLinkMailedTo(site: Site, email: string, since: number): Promise<string> {
  const mail = await newest(site, 'mail-', since, (message) => message.includes(email))
  const path = /\/confirmEmail\?token=[\w-]+/.exec(readable(mail))?.[0]
  if (!path) throw new Error(`no link in ${mail}`)
  return path
}

/** Waits for the path of the newest link about a change of the account that was mailed to an address after `since`. */
export async function accountLinkMailedTo(site: Site, email: string, since: number): Promise<string> {
  const mail = await newest(site, 'mail-', since, (message) => message.includes(email))
  const path = /\/(?:findPassword\?undo|mypage\/account\?email)=[\w-]+/.exec(readable(mail))?.[0]
  if (!path) throw new Error(`no link in ${mail}`)
  return path
}

async function newest(
  site: Site,
  kind: string,
  since: number,
  fits: (message: string) => boolean,
): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      found = (await messages(site.messages, kind, since)).findLast(fits)
      return found !== undefined
    })
    .toBe(true)
  return found ?? ''
}

async function messages(folder: string, kind: string, since: number): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const paths = names
    .filter((name) => name.startsWith(kind) && /\.(txt|eml)$/.test(name))
    .toSorted()
    .map((name) => join(folder, name))
  const fresh = await Promise.all(paths.map(async (path) => (await stat(path)).mtimeMs >= since && path))
  return Promise.all(fresh.filter((path) => path !== false).map((path) => readFile(path, 'utf8')))
}

/** A mail's text, decoded from quoted-printable or Base64. */
function readable(mail: string): string {
  const plain = mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[\dA-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
  const encoded = mail.split(/\r?\n\r?\n/).filter((part) => /^[A-Za-z0-9+/=\s]+$/.test(part))
  return plain + encoded.map((part) => Buffer.from(part, 'base64').toString()).join('\n')
}
