// Started by `watchedFolder`. When its standard input ends, it ends the process groups whose ids it has read there, waits
// for all processes that use the folder, kills those that remain, and removes the folder.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'

/** In ms. PostgreSQL and Chromium end by themselves within a second when the process that started them is gone. */
const PATIENCE = 5_000
const PAUSE = 100

const [folder] = process.argv.slice(2)
// A signal to all processes of a run must not end the process that cleans up after them.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)

const groups = (await text(process.stdin)).split('\n').filter(Boolean).map(Number)
if (remaining().length > 0) {
  for (const group of groups) send(-group, 'SIGTERM')
  await allEnded()
  for (const group of groups) send(-group, 'SIGKILL')
  // What ends with the group gets time to do so: a killed PostgreSQL would leave its shared memory behind.
  await allEnded()
  for (const pid of remaining()) send(pid, 'SIGKILL')
  await allEnded()
}
// A killed process may still be writing.
rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })

async function allEnded() {
  const limit = Date.now() + PATIENCE
  while (remaining().length > 0 && Date.now() < limit) await delay(PAUSE)
}

/** Ids of the running processes that belong to a group or name the folder. */
function remaining() {
  const list = execFileSync('ps', ['-axwwo', 'pid=,pgid=,state=,args='], {
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  })
  return list
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\S)\S*\s+(.*)/.exec(line))
    .filter((found) => found !== null)
    .filter(
      ([, , group, state, args]) =>
        state !== 'Z' && (groups.includes(Number(group)) || args.includes(folder)),
    )
    .map(([, pid]) => Number(pid))
    .filter((pid) => pid !== process.pid)
}

function send(id, signal) {
  try {
    process.kill(id, signal)
  } catch {
    // The process has just ended.
  }
}
