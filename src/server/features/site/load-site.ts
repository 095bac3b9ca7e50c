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
  const addressOf = async (name: string, path: string, text: LegalText) => {
    if (text === null) return null
    if ('url' in text) return text.url
    texts.set(path, await contentOf(name, text.file))
    return path
  }
  // The extension keeps the service worker from answering with the app.
  const termsUrl = await addressOf('TERMS_FILE', '/legal/terms.txt', legal.terms)
  const privacyUrl = await addressOf('PRIVACY_FILE', '/legal/privacy.txt', legal.privacy)
  return { facts: { company, contact, legal: { termsUrl, privacyUrl } }, texts }
}

async function contentOf(name: string, file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new Error(`${name} cannot be read: ${file}`, { cause: error })
  }
}
