import { Flex } from '@mantine/core'
import type { ChosenPhrase } from '../../../contract/work/phrase.ts'
import { resumePhraseBook } from './phrase-book.ts'
import { usePhraseText } from './use-say.ts'

/** What a worker states in a resume, in the reader's language. */
export function PhraseLines({ phrases }: { phrases: readonly ChosenPhrase[] }) {
  const textOf = usePhraseText(resumePhraseBook)
  return (
    <Flex component="ul" direction="column" gap="xxs" mb="sm" ps="md" style={{ listStyle: 'disc' }}>
      {phrases.map((phrase) => {
        const text = textOf(phrase)
        return text === undefined ? null : <li key={phrase.code}>{text}</li>
      })}
    </Flex>
  )
}
