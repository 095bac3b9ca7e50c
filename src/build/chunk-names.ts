const CATALOGUE = /locales\/([a-z]+)\/(\w+)\.po$/
const CONSOLE = /src\/client\/features\/operator\//

/**
 * Names chunks with texts after their language, so that the service worker can keep those of the reader's language
 * only (client/offline/cache/texts-cache.ts). The app lists the names of all chunks: its hashes are as short as the
 * bundler allows for so many. What belongs to the console is named after it, as it is not precached (vite.config.ts).
 */
export function chunkFileName({
  name,
  facadeModuleId,
  moduleIds,
}: {
  name: string
  facadeModuleId: string | null
  moduleIds: readonly string[]
}): string {
  // Named by the bundler after the pages that share it.
  const [group, ...pages] = name.split('~')
  if (pages.length > 0) return `assets/${group}-[hash:7].js`
  const [, language, catalogue] = CATALOGUE.exec(facadeModuleId ?? '') ?? []
  if (!name.startsWith('operator') && moduleIds.some((id) => CONSOLE.test(id)))
    return 'assets/operator-[name]-[hash:7].js'
  return language ? `assets/texts-${language}-${catalogue}-[hash:7].js` : 'assets/[name]-[hash:7].js'
}

/** The app lists the style sheets of all screens, without their names as these cost bytes on every first visit. */
export function assetFileName({ names }: { names: readonly string[] }): string {
  const isUnnamed = names.every((name) => name.endsWith('.css') && !name.startsWith('operator'))
  return isUnnamed ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash:6][extname]'
}
