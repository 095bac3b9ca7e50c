import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { ChosenPhrase } from '../../../contract/work/phrase.ts'
import { Chip } from '../../ui/choice/chip.tsx'
import { ChipRow } from '../../ui/field/field-group.tsx'
import { CheckIcon } from '../../ui/icon/icons.tsx'
import { Sheet, SheetActions } from '../../ui/sheet/sheet.tsx'
import { ParameterFields } from './parameter-fields.tsx'
import { type PhraseBook, phraseIn } from './phrase-book.ts'
import { hasAll } from './phrase-sheet.tsx'
import { usePhraseText } from './use-say.ts'

/** A chosen phrase, or a suggestion that was taken back. */
interface ShownPhrase {
  phrase: ChosenPhrase
  isChosen: boolean
  /** Whether it was chosen for the writer: a press accepts it. */
  isSuggestion?: boolean
  mark?: ReactNode
}

interface PhraseChipsProps {
  book: PhraseBook
  phrases: readonly ShownPhrase[]
  onPhrase: (phrase: ChosenPhrase) => void
  onRemove: (code: string) => void
  /** After the phrases. */
  children?: ReactNode
}

/** Chosen phrases; a press takes one back, or opens its values. */
export function PhraseChips({ book, phrases, onPhrase, onRemove, children }: PhraseChipsProps) {
  const textOf = usePhraseText(book)
  const [opened, setOpened] = useState<ChosenPhrase | null>(null)
  const press = ({ phrase, isChosen, isSuggestion }: ShownPhrase) => {
    if (!isChosen) onPhrase(phrase)
    else if (Object.keys(phrase.parameters).length > 0) setOpened(phrase)
    else if (isSuggestion) onPhrase(phrase)
    else onRemove(phrase.code)
  }
  return (
    <>
      <ChipRow>
        {phrases.map((shown) => {
          const { phrase, isChosen, mark } = shown
          const text = textOf(phrase)
          if (text === undefined) return null
          return (
            <Chip
              key={phrase.code}
              active={isChosen}
              icon={isChosen ? CheckIcon : undefined}
              onClick={() => press(shown)}
            >
              {text}
              {mark}
            </Chip>
          )
        })}
        {children}
      </ChipRow>
      {opened && (
        <ValuesSheet
          book={book}
          phrase={opened}
          onPhrase={onPhrase}
          onRemove={onRemove}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

type ValuesSheetProps = Pick<PhraseChipsProps, 'book' | 'onPhrase' | 'onRemove'> & {
  phrase: ChosenPhrase
  onClose: () => void
}

/** Changes the values of a chosen phrase, or takes it back. */
function ValuesSheet({ book, phrase, onPhrase, onRemove, onClose }: ValuesSheetProps) {
  const textOf = usePhraseText(book)
  const [values, setValues] = useState(phrase.parameters)
  const names = phraseIn(book, phrase.code)?.parameters ?? []
  const finish = (act: () => void) => {
    act()
    onClose()
  }
  return (
    <Sheet
      open
      fit
      title={textOf(phrase)}
      onClose={onClose}
      footer={
        <SheetActions
          disabled={!hasAll(names, values)}
          onConfirm={() => finish(() => onPhrase({ code: phrase.code, parameters: values }))}
          onCancel={() => finish(() => onRemove(phrase.code))}
          cancel={<Trans comment="Takes a condition out of the list">Remove</Trans>}
        />
      }
    >
      <ParameterFields code={phrase.code} names={names} values={values} onValues={setValues} />
    </Sheet>
  )
}
