// `npm run browsers [firefox|webkit]`: the main journey in the browsers that `npm test` does not use.
// With `-- --smoke` it loads and lists the journeys, and says which of the browsers' programs are missing.
import { existsSync } from 'node:fs'
import { ensureBuilt } from '../src/server/cli/build.mjs'
import { ensureInstalled, productEnv, run } from '../src/server/cli/install.mjs'
import { installDebianPackages } from './support/debian-packages.mjs'
import { supervised } from './support/supervised.mjs'

/** Programs of the journeys, with Debian's packages that have them. */
const PROGRAMS = {
  firefox: { '/usr/bin/firefox-esr': 'firefox-esr' },
  webkit: { '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver', '/usr/bin/Xvfb': 'xvfb' },
}

const isSmoke = process.argv.includes('--smoke')
const chosen = process.argv.slice(2).filter((word) => word !== '--smoke')
if (chosen.some((name) => !(name in PROGRAMS))) {
  console.error(`usage: npm run browsers [${Object.keys(PROGRAMS).join('|')}]`)
  process.exit(2)
}
const names = chosen.length > 0 ? chosen : Object.keys(PROGRAMS)

function missingPackages() {
  const programs = names.flatMap((name) => Object.entries(PROGRAMS[name]))
  return programs.filter(([path]) => !existsSync(path)).map(([, name]) => name)
}

if (isSmoke) process.exit(await listJourneys())
process.env.TMPDIR = await supervised('ilteo-browsers-')
if (missingPackages().length > 0) await installDebianPackages(...missingPackages())
if (missingPackages().length > 0) {
  console.error(`missing Debian packages: ${missingPackages().join(', ')}`)
  process.exit(1)
}
await ensureInstalled()
await ensureBuilt()
process.exit(await playwright())

async function listJourneys() {
  await ensureInstalled()
  console.log(`missing Debian packages: ${missingPackages().join(', ') || 'none'}`)
  return playwright('--list')
}

function playwright(...options) {
  const projects = names.map((name) => `--project=${name}`)
  return run('playwright', ['test', '-c', 'tests/browsers/playwright.config.ts', ...projects, ...options], {
    env: productEnv(),
  })
}
