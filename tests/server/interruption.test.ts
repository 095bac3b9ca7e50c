import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'

const RUN = new URL('../support/interrupted-run.ts', import.meta.url).pathname

/** What the run has started. */
interface Started {
  processes: number[]
  folders: string[]
}

/** Ends what a failed test has left. */
const left = new Set<number>()
afterEach(() => {
  const running = processes().map(({ pid }) => pid)
  for (const pid of running.filter((found) => left.has(found))) process.kill(pid, 'SIGKILL')
  left.clear()
})

function follow(runner: ChildProcess, stdout: Readable) {
  return once(createInterface(stdout), 'line').then(([line]) => {
    const started: Started = JSON.parse(String(line))
    for (const pid of [runner.pid ?? 0, ...started.processes]) left.add(pid)
    expect(remaining(started)).toEqual(expect.arrayContaining([...started.processes, ...started.folders]))
    return started
  })
}

async function startRun(...options: string[]) {
  const runner = spawn(process.execPath, [RUN, ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(runner, 'exit')
  return { runner, ended, started: await follow(runner, runner.stdout) }
}

/** Without those that have ended and that nobody has waited for yet. */
function processes() {
  const list = execFileSync('ps', ['-axwwo', 'pid=,state=,args='], { encoding: 'utf8' })
  return Array.from(list.matchAll(/^\s*(\d+)\s+([^Z]\S*)\s+(.*)$/gm), ([, pid, , args = '']) => ({
    pid: Number(pid),
    args,
  }))
}

/** Processes and folders; the database and the watchdog are known by their folder. */
function remaining({ processes: ids, folders }: Started) {
  const running = processes().filter(
    ({ pid, args }) => ids.includes(pid) || folders.some((folder) => args.includes(folder)),
  )
  return [...running.map(({ pid }) => pid), ...folders.filter((folder) => existsSync(folder))]
}

test('A run that is terminated leaves no process and no folder when it exits', async () => {
  const { runner, ended, started } = await startRun()
  runner.kill('SIGTERM')
  expect(await ended).toEqual([143, null])
  expect(remaining(started)).toEqual([])
})

test('A run that is killed leaves no process and no folder', async () => {
  const { runner, started } = await startRun()
  runner.kill('SIGKILL')
  await eventually(() => expect(remaining(started)).toEqual([]))
})

test('A server and a database end with an unsupervised process that started them', async () => {
  const { runner, started } = await startRun('--alone')
  runner.kill('SIGKILL')
  await eventually(() => expect(remaining(started)).toEqual([]))
})

test.each([
  ['SIGINT', 130],
  ['SIGHUP', 129],
] as const)('A run that receives %s exits with code %i', async (signal, code) => {
  const { runner, ended, started } = await startRun('--idle')
  runner.kill(signal)
  expect(await ended).toEqual([code, null])
  expect(remaining(started)).toEqual([])
})

test('A run whose inner process is killed fails and leaves no folder', async () => {
  const { ended, started } = await startRun('--idle')
  for (const pid of started.processes) process.kill(pid, 'SIGKILL')
  expect(await ended).toEqual([1, null])
  expect(remaining(started)).toEqual([])
})

test('A run ends with the npm process that started it', async () => {
  const command = `${process.execPath} ${RUN} --idle & wait`
  const npm = spawn('/bin/sh', ['-c', command], {
    env: { ...process.env, npm_lifecycle_event: 'test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const started = await follow(npm, npm.stdout)
  npm.kill('SIGKILL')
  await eventually(() => expect(remaining(started)).toEqual([]))
})
