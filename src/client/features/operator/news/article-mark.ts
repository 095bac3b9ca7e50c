import { HEADING, ITEM } from '../../../../contract/site/article-marks.ts'

export type Mark = 'HEADING' | 'BOLD' | 'LIST' | 'LINK'

/** What replaces the characters from `start` to `end`, and what is selected then. */
export interface Change {
  start: number
  end: number
  text: string
  selection: readonly [start: number, end: number]
}

/** Sets a mark (contract/site/article-marks.ts) on the selection of a text, or takes a heading, list or bold off it. */
export function changeBy(mark: Mark, value: string, start: number, end: number): Change {
  if (mark === 'HEADING') return atLines(value, start, end, HEADING)
  if (mark === 'LIST') return atLines(value, start, end, ITEM)
  const chosen = value.slice(start, end)
  if (mark === 'BOLD' && value.slice(start - 2, start) === '**' && value.slice(end, end + 2) === '**')
    return { start: start - 2, end: end + 2, text: chosen, selection: [start - 2, end - 2] }
  if (mark === 'BOLD') return { start, end, text: `**${chosen}**`, selection: [start + 2, end + 2] }
  const text = `[${chosen}](https://)`
  const address = start + chosen.length + 3
  // Without a text that is what comes first.
  const selection = chosen === '' ? ([start + 1, start + 1] as const) : ([address, address + 8] as const)
  return { start, end, text, selection }
}

/** All lines that the selection touches; empty ones among several stay. */
function atLines(value: string, from: number, to: number, prefix: string): Change {
  const start = value.lastIndexOf('\n', from - 1) + 1
  const after = value.indexOf('\n', to)
  const end = after === -1 ? value.length : after
  const lines = value.slice(start, end).split('\n')
  const isOn = lines.every((line) => line.startsWith(prefix))
  const without = (line: string) => line.replace(/^(?:## |- )/, '')
  const text = lines
    .map((line) => (isOn || (line === '' && lines.length > 1) ? without(line) : prefix + without(line)))
    .join('\n')
  return { start, end, text, selection: [start + text.length, start + text.length] }
}

/** Changes a field as if it was typed, so that the browser can undo it and the form hears of it. */
export function applyChange(field: HTMLTextAreaElement, { start, end, text, selection }: Change): void {
  field.focus()
  field.setSelectionRange(start, end)
  // Deprecated, but nothing else keeps the browser's undo (developer.mozilla.org, execCommand).
  if (!document.execCommand('insertText', false, text)) {
    field.setRangeText(text, start, end, 'end')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  field.setSelectionRange(...selection)
}
