import { useLingui } from '@lingui/react/macro'
import { Box, Button, Flex, Paper } from '@mantine/core'
import { useClickOutside, useDisclosure, useWindowEvent } from '@mantine/hooks'
import { useRef } from 'react'
import { languages } from '../../i18n/languages.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { chooseLanguage } from '../../i18n/locale-preference.ts'
import { useSession } from '../../api/session.ts'
import { CheckIcon, ChevronDownIcon, GlobeIcon } from '../../ui/icon/icons.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { useBackCloses } from '../../ui/sheet/use-back-closes.ts'

const TOGGLE = { variant: 'subtle', color: 'dark', size: 'sm', mih: 44, px: 'xs' } as const

/** Languages of the interface. It does not change a member's account, which the language page does. */
export function LanguageMenu() {
  const { t } = useLingui()
  const session = useSession()
  if (!session) return <Menu />
  return (
    <ButtonLink to="/mypage/language" {...TOGGLE} aria-label={t`Change language`}>
      <GlobeIcon size={22} />
    </ButtonLink>
  )
}

function Menu() {
  const { t } = useLingui()
  const current = useLanguage()
  const [open, { close, toggle }] = useDisclosure()
  useBackCloses(open, close)
  const button = useRef<HTMLButtonElement>(null)
  const area = useClickOutside<HTMLDivElement>(close, ['pointerdown', 'focusin'], undefined, open)
  const choose = (code: string) => {
    chooseLanguage(code)
    close()
    button.current?.focus()
  }
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'Escape' || !open) return
    close()
    button.current?.focus()
  })
  const name = languages.find(({ code }) => code === current)?.nameInNative
  return (
    <Box pos="relative" ref={area}>
      <Button
        ref={button}
        {...TOGGLE}
        aria-expanded={open}
        // The accessible name contains the visible one (WCAG 2.5.3).
        aria-label={`${t`Change language`}: ${name}`}
        onClick={toggle}
      >
        <Flex align="center" gap="xxs">
          <GlobeIcon size={22} />
          <Box component="span" visibleFrom="sm" lang={current}>
            {name}
          </Box>
          <Box component="span" visibleFrom="sm">
            <ChevronDownIcon size={16} />
          </Box>
        </Flex>
      </Button>
      {open && (
        <Paper
          component="ul"
          withBorder
          shadow="md"
          p="xs"
          pos="absolute"
          top="100%"
          right={0}
          w="max-content"
          miw="11rem"
          mah="70dvh"
          style={{ zIndex: 1, overflow: 'auto' }}
        >
          {languages.map(({ code, nameInNative }) => (
            <li key={code}>
              <Button
                variant="subtle"
                color={code === current ? undefined : 'dark'}
                fullWidth
                justify="space-between"
                px="sm"
                mih={44}
                fw={code === current ? 700 : 400}
                rightSection={code === current && <CheckIcon size={20} />}
                lang={code}
                aria-pressed={code === current}
                onClick={() => choose(code)}
              >
                {nameInNative}
              </Button>
            </li>
          ))}
        </Paper>
      )}
    </Box>
  )
}
