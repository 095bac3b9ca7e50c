import { expect, test } from '@playwright/test'
import { statSync } from 'node:fs'
import { publicRoutes } from '../../src/contract/public-paths.ts'
import { offeredLanguages } from '../../src/reference/interface-languages.ts'
import { PageFiles } from '../../src/server/pages/page-files.ts'

const BUDGET = 200 * 1024
const BUILT = new URL('../../dist', import.meta.url).pathname

// Of the built files alone: first-visit.spec.ts reads one as the server sends it.
test('each public page loads at most 200 KB of scripts in every language', () => {
  const files = new PageFiles(BUILT)
  for (const { code } of offeredLanguages) {
    for (const route of publicRoutes) {
      const { shell, links } = files.rendered(route, code)
      const scripts = scriptsIn(shell + links)
      expect(scripts, `${route} in ${code}`).toContain('/start.js')
      expect(scripts.length, `${route} in ${code}`).toBeGreaterThan(5)
      const total = scripts.reduce((sum, script) => sum + sizeOf(script), 0)
      expect(total, `${route} in ${code}`).toBeLessThanOrEqual(BUDGET)
    }
  }
})

/** All scripts that a page names, which are those it needs to show its content. */
function scriptsIn(html: string): string[] {
  const names = html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)
  return [...new Set(Array.from(names, ([, name]) => name ?? ''))]
}

/** Bytes over the wire: compressed by the build, or as they are where that would save nothing. */
const sizeOf = (script: string): number =>
  (statSync(`${BUILT}${script}.br`, { throwIfNoEntry: false }) ?? statSync(BUILT + script)).size
