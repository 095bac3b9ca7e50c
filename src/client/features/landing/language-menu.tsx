import { useLingui } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import { useClickOutside, useDisclosure, useWindowEvent } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { languages } from '../../i18n/languages.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { chooseLanguage } from '../../i18n/locale-preference.ts'
import { useSession } from '../../api/session.ts'
import { CheckIcon, ChevronDownIcon, GlobeIcon } from '../../ui/icon/icons.tsx'
import { useBackCloses } from '../../ui/sheet/use-back-closes.ts'
import classes from './language-menu.module.css'

/** Languages of the interface. It does not change a member's account, which the language page does. */
export function LanguageMenu() {
  const { t } = useLingui()
  const session = useSession()
  if (!session) return <Menu />
  return (
    <Link to="/mypage/language" className={classes.toggle} aria-label={t`Change language`}>
      <GlobeIcon size={22} />
    </Link>
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
      <button
        ref={button}
        type="button"
        className={classes.toggle}
        aria-expanded={open}
        // The accessible name contains the visible one (WCAG 2.5.3).
        aria-label={`${t`Change language`}: ${name}`}
        onClick={toggle}
      >
        <GlobeIcon size={22} />
        <Box component="span" visibleFrom="sm" lang={current}>
          {name}
        </Box>
        <ChevronDownIcon size={16} className={classes.chevron} />
      </button>
      {open && (
        <ul className={classes.panel}>
          {languages.map(({ code, nameInNative }) => (
            <li key={code}>
              <button type="button" lang={code} aria-pressed={code === current} onClick={() => choose(code)}>
                {nameInNative}
                {code === current && <CheckIcon size={20} />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Box>
  )
}
