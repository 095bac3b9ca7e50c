const CATALOGUE = /locales\/([a-z]+)\/(\w+)\.po$/

/**
 * Names chunks with texts after their language, so that the service worker can keep those of the reader's language
 * only (client/offline/cache/texts-cache.ts).
 */
export function chunkFileName({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, language, catalogue] = CATALOGUE.exec(facadeModuleId ?? '') ?? []
  return language ? `assets/texts-${language}-${catalogue}-[hash].js` : 'assets/[name]-[hash].js'
}
