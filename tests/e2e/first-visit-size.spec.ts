import { get, type IncomingMessage } from 'node:http'
import { offeredLanguages } from '../../src/reference/interface-languages.ts'
import { expect, type Site, test } from './journey.ts'

const BUDGET = 200 * 1024

test('each public page loads at most 200 KB of scripts in every language', async ({ site }) => {
  const [job] = await site.rows<{ id: string }>(`select id from jobs where status = 'IN_PROGRESS' limit 1`)
  const paths = ['/', '/home', '/recruitinfo', `/recruitment/detail/${job?.id}`, '/news']
  /** Most scripts are the same on many pages. */
  const sizes = new Map<string, number>()
  for (const { code } of offeredLanguages) {
    for (const path of paths) {
      const scripts = await scriptsOf(site, path, code)
      expect(scripts, `${path} in ${code}`).toContain('/start.js')
      let total = 0
      for (const script of scripts) {
        const size = sizes.get(script) ?? (await sizeOf(site.url + script))
        sizes.set(script, size)
        total += size
      }
      expect(total, `${path} in ${code}`).toBeLessThanOrEqual(BUDGET)
    }
  }
})

/** All scripts that the page names in its head, which are those it needs to show its content. */
async function scriptsOf(site: Site, path: string, language: string): Promise<string[]> {
  const answer = await fetch(site.url + path, { headers: { 'accept-language': language } })
  const names = (await answer.text()).matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)
  return [...new Set(Array.from(names, ([, name]) => name ?? ''))]
}

/** Bytes over the wire. */
async function sizeOf(url: string): Promise<number> {
  // `fetch` would decompress.
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).once('error', reject)
  })
  expect(answer.statusCode, url).toBe(200)
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) size += chunk.byteLength
  return size
}
