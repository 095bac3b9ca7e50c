import { useLingui } from '@lingui/react/macro'
import { Flex, UnstyledButton } from '@mantine/core'
import { tagOf } from '../../../../reference/interface-languages.ts'
import { languages } from '../../../i18n/languages.ts'
import { chooseLanguage } from '../../../i18n/locale-preference.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { GlobeIcon } from '../../../ui/icon/icons.tsx'

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
      aria-label={t`Change language`}
    >
      <GlobeIcon size={20} />
      {/* All at once where there is room. */}
      <Flex
        component="ul"
        wrap={{ base: 'nowrap', sm: 'wrap' }}
        style={{ overflowX: 'auto', overscrollBehaviorX: 'contain', scrollbarWidth: 'none' }}
      >
        {languages.map(({ code, nameInNative }) => (
          <li key={code}>
            <UnstyledButton
              lang={tagOf(code)}
              miw="var(--target)"
              mih="var(--target)"
              px="sm"
              c={code === current ? 'purple' : undefined}
              fz="sm"
              fw={700}
              td={code === current ? 'underline' : undefined}
              style={{ whiteSpace: 'nowrap' }}
              aria-pressed={code === current}
              onClick={() => chooseLanguage(code)}
            >
              {nameInNative}
            </UnstyledButton>
          </li>
        ))}
      </Flex>
    </Flex>
  )
}
