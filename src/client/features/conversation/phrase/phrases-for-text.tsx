import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Text } from '@mantine/core'
import { useDeferredValue, useMemo } from 'react'
import { PHRASES, type PhraseCode, phraseOf } from '../../../../contract/message/phrases.ts'
import { Chip } from '../../../ui/choice/chip.tsx'
import { openPhrase } from './phrase-sheet.tsx'
import { indexPhrases, phrasesLike } from './phrases-like.ts'
import type { Side } from './suggested-phrases.ts'

interface PhrasesForTextProps {
  side: Side
  /** What is being written. */
  text: string
  onChoose: (code: PhraseCode) => void
}

const ALL = Object.keys(PHRASES) as PhraseCode[]

/** Ready phrases that say what is being written: they arrive in the reader's language, unlike own words. */
export function PhrasesForText({ side, text, onChoose }: PhrasesForTextProps) {
  const { i18n } = useLingui()
  const typed = useDeferredValue(text)
  const index = useMemo(
    () =>
      indexPhrases(
        ALL.filter((code) => (phraseOf(code).by ?? side) === side).map((code) => ({
          code,
          text: openPhrase(i18n, code),
        })),
      ),
    [i18n, side],
  )
  const codes = phrasesLike(typed, index)
  if (codes.length === 0) return null
  return (
    <Group gap="xs" px={4} pb={4}>
      <Text size="xs" c="dimmed">
        <Trans comment="Before ready phrases that say what somebody is writing">
          This arrives translated:
        </Trans>
      </Text>
      {codes.map((code) => (
        <Chip key={code} opens onClick={() => onChoose(code)}>
          {openPhrase(i18n, code)}
        </Chip>
      ))}
    </Group>
  )
}
