import { existsSync } from 'node:fs'
import { run } from '../../src/server/cli/install.mjs'

/** Installs packages where this process may: as root on Debian or its derivatives. */
export async function installDebianPackages(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`installing ${packages.join(', ')}`)
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  await run('apt-get', ['update', '-q'], options)
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], options)
}
