import { visibleLine } from '../../contract/base/visible-text.ts'
import type { Env } from '../config/env.ts'
import type { Connected } from '../db/database.ts'
import type { By } from '../features/operator/audit.ts'

/** Where a command prints lines. */
export interface Terminal {
  print: (line: string) => void
  printError: (line: string) => void
}

/** What an operator's command works with. */
export interface Setting {
  database: Connected
  env: Env
  by: By
  terminal: Terminal
}

/** Wrong arguments of a command; the message is shown with the usage. */
export class UsageError extends Error {}

/** Makes untrusted text safe within a line of output: no line breaks or terminal escapes. */
export const singleLine = (text: string): string => visibleLine(text)

/** Formats untrusted text below a line of output, each line indented. */
export const indented = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map((line) => `  ${visibleLine(line)}`)
    .join('\n')
