import { execFileSync, spawnSync } from 'node:child_process'
import { userInfo } from 'node:os'

/** The OS user that runs PostgreSQL. PostgreSQL refuses root, so a root server uses the user `postgres`. */
export interface RunAs {
  uid?: number
  gid?: number
}

export function runAs(): RunAs {
  if (process.getuid?.() !== 0) return {}
  return idsOf('postgres') ?? created() ?? idsOf('nobody') ?? fail()
}

/** Whether that user has the access to the path; always true for the current user. */
export function mayUse(user: RunAs, access: '-x' | '-w', path: string): boolean {
  if (user.uid === undefined) return true
  return spawnSync('test', [access, path], { ...user, cwd: '/' }).status === 0
}

function idsOf(name: string): RunAs | null {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return null
  }
}

function created(): RunAs | null {
  const made =
    spawnSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'ignore' })
      .status === 0
  return made ? idsOf('postgres') : null
}

function fail(): never {
  throw new Error(
    `PostgreSQL cannot run as ${userInfo().username}, and no user "postgres" could be made for it`,
  )
}
