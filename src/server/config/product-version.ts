import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const BUILD_CHARACTERS = 8

/** The version of the package, with the beginning of the build's fingerprint if the web app is built. */
export async function productVersion(): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'))
  const build = await readFile(join(ROOT, 'dist', '.sources'), 'utf8').catch(() => '')
  return build === '' ? version : `${version} (${build.slice(0, BUILD_CHARACTERS)})`
}
