import { useLingui } from '@lingui/react/macro'
import { Flex } from '@mantine/core'
import { tagOf } from '../../../../reference/interface-languages.ts'
import { languages } from '../../../i18n/languages.ts'
import { chooseLanguage } from '../../../i18n/locale-preference.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { GlobeIcon } from '../../../ui/icon/icons.tsx'
import classes from './language-strip.module.css'

/** The languages by their own names, for a reader whose language we could not detect; gone once one is chosen. */
export function LanguageStrip() {
  const { t } = useLingui()
  const current = useLanguage()
  return (
    <Flex
      component="nav"
      gap="xs"
      align="center"
      px={{ base: 'edge', sm: 'max(var(--edge), (100% - var(--content)) / 2)' }}
      bg="var(--tint)"
      c="dark"
      className={classes.strip}
      aria-label={t`Change language`}
    >
      <GlobeIcon size={20} />
      <ul className={classes.list}>
        {languages.map(({ code, nameInNative }) => (
          <li key={code}>
            <button
              type="button"
              lang={tagOf(code)}
              className={classes.language}
              aria-pressed={code === current}
              onClick={() => chooseLanguage(code)}
            >
              {nameInNative}
            </button>
          </li>
        ))}
      </ul>
    </Flex>
  )
}
