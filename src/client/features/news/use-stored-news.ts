import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Banner, News } from '../../../contract/site/news.ts'
import type { Snapshot } from '../../api/query-for.ts'
import { whenIdle } from '../../browser/scheduling.ts'

/**
 * Stores the articles of a list for offline reading. Images and the banners' articles are prefetched only
 * under a service worker, and not for readers who save data.
 */
export function useStoredNews(list: Snapshot<News[]> | undefined, banners?: readonly Banner[]): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!list) return undefined
    let isGone = false
    const keep = async () => {
      await whenIdle()
      const { storeArticles: keepArticles, prefetchLinked: keepAround } = await import('./store-news.ts')
      if (isGone) return
      await keepArticles(queries, list)
      if (savesData()) return
      await workerInControl()
      if (!isGone) await keepAround(queries, { news: list.data, banners: banners ?? [] })
    }
    keep().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [queries, list, banners])
}

/** Resolves once a service worker controls the page; never without one. */
async function workerInControl(): Promise<void> {
  const container = navigator.serviceWorker
  if (container?.controller) return
  await new Promise((resolve) => container?.addEventListener('controllerchange', resolve, { once: true }))
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
