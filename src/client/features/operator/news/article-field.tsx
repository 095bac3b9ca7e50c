import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import { type ComponentProps, type KeyboardEvent, useRef } from 'react'
import { CountedField } from '../../../ui/field/counted-field.tsx'
import { applyChange, changeBy, type Mark } from './article-mark.ts'

type ArticleFieldProps = Omit<ComponentProps<typeof CountedField>, 'multiline' | 'tall' | 'tools'>

const KEYS: Record<string, Mark> = { h: 'HEADING', b: 'BOLD', l: 'LIST', k: 'LINK' }

/** The text of an article, with buttons and keys that write its marks. */
export function ArticleField(props: ArticleFieldProps) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const set = (mark: Mark) => {
    const field = box.current?.querySelector('textarea')
    if (field) applyChange(field, changeBy(mark, field.value, field.selectionStart, field.selectionEnd))
  }
  const press = (event: KeyboardEvent) => {
    // H and L belong to browsers (history, address), so that they take Shift as well.
    const mark = KEYS[event.key.toLowerCase()]
    const takesShift = mark === 'HEADING' || mark === 'LIST'
    if (!mark || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey !== takesShift) return
    event.preventDefault()
    set(mark)
  }
  const tools: readonly { mark: Mark; label: string; keys: string }[] = [
    { mark: 'HEADING', label: t`Heading`, keys: 'Control+Shift+H' },
    { mark: 'BOLD', label: t`Bold`, keys: 'Control+B' },
    { mark: 'LIST', label: t`List`, keys: 'Control+Shift+L' },
    { mark: 'LINK', label: t`Link`, keys: 'Control+K' },
  ]
  return (
    <div ref={box}>
      <CountedField
        {...props}
        onKeyDown={press}
        multiline
        tall
        tools={
          <Group gap="xs" py="xs" role="toolbar" aria-label={t`Formatting`}>
            {tools.map(({ mark, label, keys }) => (
              <Button
                key={mark}
                size="sm"
                variant="default"
                aria-keyshortcuts={keys}
                title={keys}
                // The field keeps its selection.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => set(mark)}
              >
                {label}
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
