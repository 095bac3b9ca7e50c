import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import { type ComponentProps, type KeyboardEvent, useRef } from 'react'
import { HEADING, ITEM } from '../../../../contract/site/article-marks.ts'
import { CountedField } from '../../../ui/field/counted-field.tsx'

type ArticleFieldProps = Omit<ComponentProps<typeof CountedField>, 'multiline' | 'tall' | 'tools'>

/** H and L belong to browsers (history, address), so that they take Shift as well. */
const TOOLS: readonly { mark: Mark; label: MessageDescriptor; key: string; shift: boolean }[] = [
  { mark: 'HEADING', label: msg`Heading`, key: 'H', shift: true },
  { mark: 'BOLD', label: msg`Bold`, key: 'B', shift: false },
  { mark: 'LIST', label: msg`List`, key: 'L', shift: true },
  { mark: 'LINK', label: msg`Link`, key: 'K', shift: false },
]

/** The text of an article, with buttons and keys that write its marks. */
export function ArticleField(props: ArticleFieldProps) {
  const { i18n, t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const set = (mark: Mark) => {
    const field = box.current?.querySelector('textarea')
    if (field) applyChange(field, changeBy(mark, field.value, field.selectionStart, field.selectionEnd))
  }
  const press = (event: KeyboardEvent) => {
    const tool = TOOLS.find(({ key }) => key === event.key.toUpperCase())
    if (!tool || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey !== tool.shift) return
    event.preventDefault()
    set(tool.mark)
  }
  return (
    <div ref={box}>
      <CountedField
        {...props}
        onKeyDown={press}
        multiline
        tall
        tools={
          <Group gap="xs" py="xs" role="toolbar" aria-label={t`Formatting`}>
            {TOOLS.map(({ mark, label, key, shift }) => (
              <Button
                key={mark}
                size="sm"
                variant="default"
                aria-keyshortcuts={`Control+${shift ? 'Shift+' : ''}${key}`}
                title={`Control+${shift ? 'Shift+' : ''}${key}`}
                // The field keeps its selection.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => set(mark)}
              >
                {i18n._(label)}
              </Button>
            ))}
          </Group>
        }
        description={
          <Trans>
            An empty line starts a new paragraph. Write ## for a heading, - for a list and ** around bold
            words.
          </Trans>
        }
      />
    </div>
  )
}

export type Mark = 'HEADING' | 'BOLD' | 'LIST' | 'LINK'

/** What replaces the characters from `start` to `end`, and what is selected then. */
interface Change {
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
function applyChange(field: HTMLTextAreaElement, { start, end, text, selection }: Change): void {
  field.focus()
  field.setSelectionRange(start, end)
  // Deprecated, but nothing else keeps the browser's undo (developer.mozilla.org, execCommand).
  if (!document.execCommand('insertText', false, text)) {
    field.setRangeText(text, start, end, 'end')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  field.setSelectionRange(...selection)
}
