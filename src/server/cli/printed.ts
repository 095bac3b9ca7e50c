import { visibleLine } from '../../contract/base/visible-text.ts'

/** Words of strangers within a line of output: they cannot begin another line, nor move the terminal. */
export const inLine = (text: string): string => visibleLine(text)

/** Words of strangers below a line of output, every line of them indented. */
export const indented = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map((line) => `  ${visibleLine(line)}`)
    .join('\n')
