import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Flex, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCopy } from '../../../../browser/use-copy.ts'
import { CopyIcon } from '../../../../ui/icon/icons.tsx'

import { Fact } from '../../../../ui/card/facts.tsx'
interface CopiedFactProps {
  name: string
  /** As it is typed elsewhere: without separators or units. Null where it is not known. */
  text: string | null
  lang?: 'ko'
  children: ReactNode
}

/** A fact that is entered elsewhere, with a button that copies it. */
export function CopiedFact({ name, text, lang, children }: CopiedFactProps) {
  const { t } = useLingui()
  const { copied, copy } = useCopy()
  return (
    <Fact name={name}>
      {text === null ? (
        '–'
      ) : (
        <Flex
          component="span"
          wrap="wrap"
          align="center"
          columnGap="xxs"
          my="calc((1.5rem - var(--target)) / 2)"
        >
          <span lang={lang}>{children}</span>
          <ActionIcon aria-label={t`Copy: ${name}`} title={t`Copy: ${name}`} onClick={() => copy(text)}>
            <CopyIcon size={20} />
          </ActionIcon>
          <Text span size="xs" c="dimmed" role="status">
            {copied === 'COPIED' && <Trans>Copied</Trans>}
            {copied === 'FAILED' && <Trans>copy failed</Trans>}
          </Text>
        </Flex>
      )}
    </Fact>
  )
}
