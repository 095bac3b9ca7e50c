import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import type { Site } from '../../../contract/site/site.ts'
import { interfaceLanguages } from '../../../reference/interface-languages.ts'
import type { LegalText, SiteSettings } from '../../config/site-env.ts'

export interface LoadedSite {
  /** What everybody may know, as the API answers it. */
  facts: Site
  /** Texts that this site serves itself, by path. */
  texts: ReadonlyMap<string, ServedText>
}

export interface ServedText {
  /** What members agree to; its version does not change with a translation. */
  original: string
  /** By language. */
  translations: ReadonlyMap<string, string>
}

/**
 * Reads the texts that are files once, at start.
 * @throws Error naming the variable whose file cannot be read
 */
export async function loadSite({ company, contact, legal }: SiteSettings): Promise<LoadedSite> {
  const texts = new Map<string, ServedText>()
  const publish = async (name: string, path: string, text: LegalText | null) => {
    if (text === null) return { url: null, version: null }
    if ('url' in text) return { url: text.url, version: text.version ?? text.url }
    const original = await contentOf(name, text.file)
    texts.set(path, { original, translations: await translationsOf(name, text.file) })
    return { url: path, version: text.version ?? hashOf(original) }
  }
  // The extension keeps the service worker from answering with the app.
  const terms = await publish('TERMS_FILE', '/legal/terms.txt', legal.terms)
  const privacy = await publish('PRIVACY_FILE', '/legal/privacy.txt', legal.privacy)
  const published = {
    termsUrl: terms.url,
    privacyUrl: privacy.url,
    termsVersion: terms.version,
    privacyVersion: privacy.version,
  }
  return { facts: { company, contact, legal: published }, texts }
}

/** The version of a file: another text is another version. */
const hashOf = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 16)

async function contentOf(name: string, file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new Error(`${name} cannot be read: ${file}`, { cause: error })
  }
}

/** Of `terms.txt` they are beside it, as `terms.vi.txt`. */
async function translationsOf(name: string, file: string): Promise<Map<string, string>> {
  const { dir, name: base, ext } = parse(file)
  const found = interfaceLanguages
    .map(({ code }) => [code, join(dir, `${base}.${code}${ext}`)] as const)
    .filter(([, path]) => existsSync(path))
  return new Map(
    await Promise.all(found.map(async ([code, path]) => [code, await contentOf(name, path)] as const)),
  )
}
