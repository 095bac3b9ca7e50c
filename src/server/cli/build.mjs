// Builds the web app if its sources changed, and keeps the hashed assets of the previous build.
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ensureInstalled, ROOT, run } from './install.mjs'

const DIST = join(ROOT, 'dist')
/** Never served to browsers. */
const SERVER_PART = join(DIST, '.server')
/** Open pages of the previous build may still request its chunks after an update. */
const FORMER = join(ROOT, 'node_modules', '.cache', 'ilteo', 'former-assets')
const STAMP = join(DIST, '.sources')
const SOURCES = ['src/build', 'src/client', 'src/sw', 'src/contract', 'src/reference', 'public', 'locales']
const SOURCE_FILES = ['index.html', 'vite.config.ts', 'lingui.config.ts', 'package-lock.json']
const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt|xml)$/
/** Smaller files hardly compress. */
const WORTH_COMPRESSING = 512

/** @param {{ force?: boolean }} options */
export async function ensureBuilt({ force = false } = {}) {
  const sources = fingerprint()
  const isBuilt = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources
  if (isBuilt && !force) return ensureInstalled({ production: true })
  await ensureInstalled()
  console.log('building the web app')
  keepFormerAssets()
  if ((await run('vite', ['build', '--logLevel', 'warn'])) !== 0)
    throw new Error('the build failed; its messages are above')
  // The same screens for the server, which renders public pages.
  if ((await run('vite', ['build', '--ssr', 'src/client/app/server-entry.ts', '--logLevel', 'warn'])) !== 0)
    throw new Error('the build failed; its messages are above')
  restoreFormerAssets()
  await precompress()
  writeFileSync(STAMP, sources)
}

function fingerprint() {
  const hash = createHash('sha256')
  const paths = [
    ...SOURCES.flatMap((folder) => filesBelow(join(ROOT, folder))),
    ...SOURCE_FILES.map((name) => join(ROOT, name)),
  ]
  for (const path of paths.sort()) {
    if (path.endsWith('.gen.ts')) continue
    hash.update(path.slice(ROOT.length)).update(readFileSync(path))
  }
  return hash.digest('hex')
}

function filesBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
}

/** Keeps only the assets of the previous build, not of earlier ones. */
function keepFormerAssets() {
  const list = join(DIST, '.own-assets')
  if (!existsSync(list)) return
  rmSync(FORMER, { recursive: true, force: true })
  mkdirSync(FORMER, { recursive: true })
  for (const name of JSON.parse(readFileSync(list, 'utf8'))) {
    const path = join(DIST, 'assets', name)
    if (existsSync(path)) copyFileSync(path, join(FORMER, name))
  }
}

function restoreFormerAssets() {
  const assets = join(DIST, 'assets')
  writeFileSync(join(DIST, '.own-assets'), JSON.stringify(readdirSync(assets)))
  if (!existsSync(FORMER)) return
  for (const name of readdirSync(FORMER)) {
    if (!existsSync(join(assets, name))) copyFileSync(join(FORMER, name), join(assets, name))
  }
}

async function precompress() {
  const paths = filesBelow(DIST).filter(
    (path) =>
      COMPRESSIBLE.test(path) && !path.startsWith(SERVER_PART) && statSync(path).size >= WORTH_COMPRESSING,
  )
  await Promise.all(
    paths.map(async (path) => {
      const bytes = readFileSync(path)
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      }
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, { params }))
      writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}

if (process.argv[1] && import.meta.url.endsWith('/build.mjs') && process.argv[1].endsWith('build.mjs')) {
  await ensureBuilt({ force: true })
}
