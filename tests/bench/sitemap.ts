import type { Figure } from './figure.ts'

/** What search engines ask for: the list of parts, and the first part of jobs whole. */
export async function measureSitemap(url: string, jobs: string): Promise<Figure[]> {
  const index = await timed(`${url}/sitemap.xml`)
  const parts = [...index.text.matchAll(/<loc>[^<]*(\/sitemaps\/jobs-[^<]+)<\/loc>/g)].map(([, path]) => path)
  const [first] = parts
  if (!first) throw new Error('the sitemap names no part with postings')
  const part = await timed(url + first)
  return [
    { what: `sitemap at ${jobs}: list of parts`, value: index.time, unit: 'ms' },
    { what: `sitemap at ${jobs}: parts with postings`, value: parts.length, unit: '' },
    { what: `sitemap at ${jobs}: the first of them`, value: part.time, unit: 'ms' },
    {
      what: `sitemap at ${jobs}: addresses in it`,
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
