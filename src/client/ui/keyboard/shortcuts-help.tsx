import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Kbd, Stack, Switch } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Kbd.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { type ReactNode, useState } from 'react'
import { Fact, Facts } from '../card/facts.tsx'
import { Sheet } from '../sheet/sheet.tsx'
import { KeyHint } from './key-hint.tsx'
import classes from './keyboard.module.css'
import { switchShortcuts, useShortcuts, useShortcutsOn } from './shortcuts.ts'

interface ShortcutsHelpProps {
  /** Keys of the page, in the order of their use. */
  keys: readonly (readonly [key: ReactNode, text: ReactNode])[]
}

const HELP = ['?', <Trans key="?">Show this list</Trans>] as const

/** A button, and the key `?`, that list the page's shortcuts. */
export function ShortcutsHelp({ keys }: ShortcutsHelpProps) {
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
        <Stack
          miw={0}
          pt={{ base: 'xs', sm: 0 }}
          pb={{ base: 'calc(1rem + env(safe-area-inset-bottom))', sm: 'xl' }}
          px={{ base: 'edge', sm: 'xl' }}
        >
          <Facts>
            {[...keys, HELP].map(([key, text], index) => (
              <Fact key={index} name={<Kbd>{key}</Kbd>}>
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
        </Stack>
      </Sheet>
    </>
  )
}
