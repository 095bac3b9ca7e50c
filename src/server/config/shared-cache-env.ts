export interface SharedCacheSettings {
  /** How long a cache may serve a public answer without asking. */
  seconds: number
  /** Is sent `{"tags":["public"]}` after changes of public data; null if nothing is. */
  purgeUrl: string | null
  purgeToken: string | null
}

const MAX_SECONDS = 3_600

/**
 * Reads the settings of a cache in front of the server; null without one.
 * @throws Error naming the invalid variable
 */
export function sharedCacheSettings(source: NodeJS.ProcessEnv): SharedCacheSettings | null {
  const text = source['SHARED_CACHE_SECONDS'] || '0'
  const seconds = Number(text)
  if (!/^\d{1,4}$/.test(text) || seconds > MAX_SECONDS)
    throw new Error(`SHARED_CACHE_SECONDS must be 0 to ${MAX_SECONDS}, not ${text}`)
  if (seconds === 0) return null
  const purgeUrl = source['PURGE_URL'] || null
  if (purgeUrl !== null && !(/^https?:\/\//.test(purgeUrl) && URL.canParse(purgeUrl)))
    throw new Error(`PURGE_URL is no web address: ${purgeUrl}`)
  return { seconds, purgeUrl, purgeToken: source['PURGE_TOKEN'] || null }
}
