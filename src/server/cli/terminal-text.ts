import { visibleLine } from '../../contract/base/visible-text.ts'

/** Makes untrusted text safe within a line of output: no line breaks or terminal escapes. */
export const singleLine = (text: string): string => visibleLine(text)

/** Formats untrusted text below a line of output, each line indented. */
export const indented = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map((line) => `  ${visibleLine(line)}`)
    .join('\n')
