import type { FastifyInstance } from 'fastify'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '../../contract/base/errors.ts'
import { isOffered, type LanguageCode, tagOf } from '../../reference/interface-languages.ts'
import { textIn } from '../i18n/text-in.ts'
import { manifestTexts as texts } from './manifest-texts.ts'

interface Manifest {
  name?: string
  short_name?: string
  description?: string
  lang?: string | undefined
  screenshots: { form_factor: 'narrow' | 'wide'; label: string }[]
  shortcuts: { url: string; name: string; short_name: string }[]
}

/** Names of the shortcuts, in full and below an icon. */
const SHORTCUTS = {
  '/recruitInfo': [texts.findJobs, texts.jobs],
  '/writeResume': [texts.resume, texts.resume],
  '/mypage/favorites': [texts.favorites, texts.favorites],
} as const

export const manifestPath = (langCode: string) => `/manifest-${langCode}.webmanifest`

/** The web app's manifest in each language. An installed app is the same one, and takes its texts from the new address. */
export function registerManifests(app: FastifyInstance, webRoot: string): void {
  let built: Manifest | undefined
  app.get<{ Params: { langCode: string } }>('/manifest-:langCode.webmanifest', async (request, reply) => {
    const { langCode } = request.params
    if (!isOffered(langCode)) throw new AppError('NOT_FOUND')
    built ??= JSON.parse(readFileSync(join(webRoot, 'manifest.webmanifest'), 'utf8')) as Manifest
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'public, no-cache')
      .send(JSON.stringify(manifestIn(langCode, built)))
  })
}

function manifestIn(langCode: LanguageCode, built: Manifest): Manifest {
  const say = textIn(langCode)
  const name = say(texts.shortName)
  return {
    ...built,
    name: langCode === 'ko' ? `${name} Ilteo` : name,
    short_name: name,
    description: say(texts.description),
    lang: tagOf(langCode),
    screenshots: built.screenshots.map((each) => ({ ...each, label: say(texts[each.form_factor]) })),
    shortcuts: built.shortcuts.map((each) => {
      const [full, short] = shortcutAt(each.url)
      return { ...each, name: say(full), short_name: say(short) }
    }),
  }
}

function shortcutAt(url: string) {
  const known = Object.entries(SHORTCUTS).find(([path]) => path === url)
  if (!known) throw new Error(`the shortcut ${url} has no name`)
  return known[1]
}
