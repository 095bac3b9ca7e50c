import { beforeAll, describe, expect, test, vi } from 'vitest'

type Shell = typeof import('../../../src/sw/shell.ts')
let shell: Shell

beforeAll(async () => {
  // Globals of a worker that the modules read while they load.
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
  vi.stubGlobal('location', new URL('https://ilteo.test/'))
  shell = await import('../../../src/sw/shell.ts')
})

const html = `<!doctype html><html lang="ko"><head><script type="module" src="/assets/index-1.js"></script>
<link rel="stylesheet" crossorigin href="/assets/app-1.css"></head><body><div id="root"></div></body></html>`
const answer = () =>
  new Response(html, {
    headers: {
      'content-type': 'text/html',
      'content-length': '7',
      'content-security-policy': "default-src 'self'",
    },
  })
const kept = {
  build: '/assets/index-1.js',
  lang: 'en',
  styles: ['/assets/app-1.css', '/assets/list-1.css'],
  componentStyles: '<style data-precedence="mantine" data-href="wide">.wide {}</style>',
  markup: '<main>$& 13,550 won</main>',
}

const textOf = async (address: string) =>
  kept.styles.includes(address) ? `.from-${address.slice(8, -6)} {}` : undefined
const filledShell = () => shell.withScreen(answer(), kept, textOf)

describe('the shell', () => {
  test('the shell carries the last screen, its styles and its language', async () => {
    const filled = await (await filledShell()).text()
    expect(filled).toContain('<div id="root"><main>$& 13,550 won</main></div>')
    expect(filled).toContain('<html lang="en"')
    expect(filled).toContain(`<style>.from-app {}\n.from-list {}</style>${kept.componentStyles}`)
  })

  test('the shell shows the last screen before any file of the app is loaded', async () => {
    const [before, later] = (await (await filledShell()).text()).split('<template id="later">')
    expect(before).toContain('<script defer src="/start.js"></script>')
    expect(before).not.toContain('/assets/')
    expect(later?.match(/app-1\.css/g)).toHaveLength(1)
    expect(later).toContain('<link rel="stylesheet" disabled crossorigin href="/assets/list-1.css">')
    expect(later).toContain('<script type="module" src="/assets/index-1.js"></script></template>')
  })

  test('the shell stays empty where a style sheet of the screen is missing', async () => {
    const half = await shell.withScreen(answer(), kept, async () => undefined)
    expect(await half.text()).toBe(html)
  })

  test('the shell keeps its security policy and drops its content length', async () => {
    const { headers } = await filledShell()
    expect(headers.get('content-security-policy')).toBe("default-src 'self'")
    expect(headers.has('content-length')).toBe(false)
  })

  test('the shell stays empty where the screen is of another build', async () => {
    const other = await shell.withScreen(answer(), { ...kept, build: '/assets/index-2.js' }, textOf)
    expect(await other.text()).toBe(html)
  })
})
