const CATALOGUE = /locales\/([a-z]+)\/(\w+)\.po$/

/**
 * Names chunks with texts after their language, so that the service worker can keep those of the reader's language
 * only (client/offline/cache/texts-cache.ts). The app lists the names of all chunks: its hashes are as short as the
 * bundler allows for so many.
 */
export function chunkFileName({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, language, catalogue] = CATALOGUE.exec(facadeModuleId ?? '') ?? []
  return language ? `assets/texts-${language}-${catalogue}-[hash:7].js` : 'assets/[name]-[hash:7].js'
}
