import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atEndOfFile } from './end-of-file.ts'

const SHELL = `<!doctype html>
<html lang="ko">
  <head>
    <meta name="description" content="Shell" />
    <title>Shell</title>
    <link rel="manifest" href="/manifest.webmanifest">
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/shared.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body>
    <div id="root"></div>
    <noscript><p>Needs scripts</p></noscript>
  </body>
</html>
`

const MANIFEST = Object.fromEntries(
  [
    'locales/ko/messages.po',
    'locales/en/messages.po',
    'src/client/routes/recruitInfo.tsx?tsr-split=component',
    'src/client/routes/recruitment.detail.$id.tsx?tsr-split=component',
    'src/client/routes/news.detail.$id.tsx?tsr-split=component',
    'src/client/routes/mypage.favorites.tsx?tsr-split=component',
  ].map((key, index) => [key, { file: `assets/file-${index}.js`, css: [`assets/file-${index}.css`] }]),
)

const WEB_MANIFEST = JSON.stringify({
  id: '/',
  name: '일터 Ilteo',
  screenshots: [{ form_factor: 'narrow', label: '지역과 하는 일로 찾는 일자리' }],
  shortcuts: [{ url: '/recruitInfo', name: '일자리 찾기', short_name: '일자리' }],
})

/** Renders its input instead of screens, and nothing for an address that cannot be rendered. */
const DRAWING = `
export const renderPage = async (page) => {
  if (page.address.includes('undrawable')) throw new Error('this page cannot be drawn')
  const device = (page.isPhone ? 'phone' : 'desktop') + (page.asksLanguage ? ' asking' : '')
  return {
    componentStyles: '<style data-precedence="mantine">.wide {}</style>',
    markup: '<main>drawn ' + [page.langCode, device, page.address, Object.keys(page.answers).length].join(' ') + '</main>',
    title: 'A "title" & more',
    description: '<b>About</b> it',
    queryKeys: { '/a': ['</script>'] },
  }
}
export const drawCard = (sector) =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="' +
  (sector === 'FARM' ? '#00ff00' : '#0000ff') + '"/></svg>'
`

/** The folder of a built web app as the server needs it: a shell, a manifest and a renderer. */
export async function aWebRoot(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ilteo-web-root-'))
  atEndOfFile(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, '.server'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(join(folder, 'index.html'), SHELL)
  await mkdir(join(folder, 'assets'))
  const styles = ['index.css', ...Object.keys(MANIFEST).map((_, index) => `file-${index}.css`)]
  for (const name of styles) await writeFile(join(folder, 'assets', name), `.from-${name.slice(0, -4)} {}`)
  await writeFile(join(folder, 'manifest.webmanifest'), WEB_MANIFEST)
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(MANIFEST))
  await writeFile(join(folder, '.server', 'server-entry.js'), DRAWING)
  return folder
}
