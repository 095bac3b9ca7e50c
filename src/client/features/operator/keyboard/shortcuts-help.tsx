import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Switch, Flex, Kbd } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Kbd.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { type ReactNode, useState } from 'react'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { KeyHint } from './key-hint.tsx'
import { Fact, Facts } from '../../../ui/card/facts.tsx'
import classes from '../desk/desk.module.css'
import { switchShortcuts, useShortcuts, useShortcutsOn } from './shortcuts.ts'
import { sheetBody } from '../desk/desk-surfaces.ts'

interface ShortcutsHelpProps {
  /** Keys of the page, in the order of their use, before those that every page has. */
  keys?: readonly (readonly [key: string, text: ReactNode])[]
}

const EVERYWHERE = [
  ['G', <Trans key="g">Go to the menu</Trans>],
  ['?', <Trans key="?">Show this list</Trans>],
] as const

/** A button, and the key `?`, that list the page's shortcuts. */
export function ShortcutsHelp({ keys = [] }: ShortcutsHelpProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const isOn = useShortcutsOn()
  useShortcuts({ '?': () => setOpen(true) })
  return (
    <>
      <div className={classes.keyboard}>
        <Button variant="subtle" color="gray" size="sm" aria-keyshortcuts="?" onClick={() => setOpen(true)}>
          <Trans>Keyboard shortcuts</Trans>
          <KeyHint>?</KeyHint>
        </Button>
      </div>
      <Sheet open={isOpen} fit title={<Trans>Keyboard shortcuts</Trans>} onClose={() => setOpen(false)}>
        <Flex {...sheetBody}>
          <Facts>
            {[...keys, ...EVERYWHERE].map(([key, text]) => (
              <Fact key={key} name={<Kbd>{key}</Kbd>}>
                {text}
              </Fact>
            ))}
          </Facts>
          <Switch
            label={t`Use these shortcuts on this device`}
            description={<Trans>They are off while you type. No single key makes a decision.</Trans>}
            checked={isOn}
            onChange={(event) => switchShortcuts(event.currentTarget.checked)}
          />
        </Flex>
      </Sheet>
    </>
  )
}
