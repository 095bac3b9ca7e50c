import { readFile, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { runServer, type RunningServer } from '../support/server.ts'
import { aWebRoot } from '../support/web-root.ts'

const SCRIPT = 'document.title = `<${location.host}>`\n;(() => {})()'
const TEXTS = { ko: ['고장'], en: ['Damaged'] }

let server: RunningServer

beforeAll(async () => {
  const webRoot = await aWebRoot()
  const file = join(webRoot, 'index.html')
  const parts = `<head><script type="application/json" id="repair-texts">${JSON.stringify(TEXTS)}</script><script>${SCRIPT}</script>`
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace('<head>', () => parts),
  )
  server = await runServer({ webRoot })
})

test('The policy allows the inline script of the shell by its hash, and no other', async () => {
  const { headers } = await server.fetch('/news')
  const hash = createHash('sha256').update(SCRIPT).digest('base64')
  expect(headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`)
})

test.each(['/recruitinfo', '/mypage/favorites'])(
  '%s has the script, and its texts in the language of the reader alone',
  async (path) => {
    for (const langCode of ['ko', 'en'] as const) {
      const html = await (await server.fetch(path, { headers: { 'accept-language': langCode } })).text()
      expect(html).toContain(`<script>${SCRIPT}</script>`)
      expect(html).toContain(`id="repair-texts">{"${langCode}":["${TEXTS[langCode][0]}"]}</script>`)
    }
  },
)

test('A built file tells proxies to leave its bytes alone', async () => {
  for (const path of ['/assets/index.css', '/manifest.webmanifest'])
    expect((await server.fetch(path)).headers.get('cache-control')).toContain('no-transform')
})
