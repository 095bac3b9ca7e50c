import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Site } from '../../../contract/site/site.ts'
import type { LegalText, SiteSettings } from '../../config/site-env.ts'

export interface LoadedSite {
  /** What everybody may know, as the API answers it. */
  facts: Site
  /** Texts that this site serves itself, by path. */
  texts: ReadonlyMap<string, string>
}

/**
 * Reads the texts that are files once, at start.
 * @throws Error naming the variable whose file cannot be read
 */
export async function loadSite({ company, contact, legal }: SiteSettings): Promise<LoadedSite> {
  const texts = new Map<string, string>()
  const publish = async (name: string, path: string, text: LegalText | null) => {
    if (text === null) return { url: null, version: null }
    if ('url' in text) return { url: text.url, version: text.version ?? text.url }
    const content = await contentOf(name, text.file)
    texts.set(path, content)
    return { url: path, version: text.version ?? hashOf(content) }
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
