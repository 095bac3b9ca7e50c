import type { Figure } from './figure.ts'

/** The sitemap as search engines read it: the index, and the first part with jobs in full. */
export async function measureSitemap(url: string, jobs: string): Promise<Figure[]> {
  const index = await timed(`${url}/sitemap.xml`)
  const parts = [...index.text.matchAll(/<loc>[^<]*(\/sitemaps\/jobs-[^<]+)<\/loc>/g)].map(([, path]) => path)
  const [first] = parts
  if (!first) throw new Error('the sitemap index has no part with jobs')
  const part = await timed(url + first)
  return [
    { what: `sitemap at ${jobs}: index`, value: index.time, unit: 'ms' },
    { what: `sitemap at ${jobs}: parts with jobs`, value: parts.length, unit: '' },
    { what: `sitemap at ${jobs}: first part with jobs`, value: part.time, unit: 'ms' },
    {
      what: `sitemap at ${jobs}: URLs in it`,
      value: part.text.split('<loc>').length - 1,
      unit: '',
    },
  ]
}

async function timed(address: string): Promise<{ time: number; text: string }> {
  const start = performance.now()
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  const text = await answer.text()
  return { time: performance.now() - start, text }
}
