import { existsSync } from 'node:fs'

const SHELL = '/bin/sh'
/** Bytes of data that Node itself reserves without using them: stacks, heap and code. */
const NODE_DATA = 720 * 1024 * 1024

/**
 * Options that start a Node program with a memory limit of the kernel: a shell limits its own data segment and becomes
 * the program. Linux enforces the limit; macOS ignores it, and Windows has no such shell.
 * @param bytes beyond what Node itself reserves
 */
export function withinMemory(bytes: number): { execPath: string; execArgv: string[] } {
  if (!existsSync(SHELL)) return { execPath: process.execPath, execArgv: [] }
  const script = `ulimit -d ${Math.ceil((bytes + NODE_DATA) / 1024)} 2>/dev/null; exec "$0" "$@"`
  return { execPath: SHELL, execArgv: ['-c', script, process.execPath] }
}
