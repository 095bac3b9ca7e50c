import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { type ChosenPhrase, MOST_RESUME_PHRASES } from '../../../../contract/work/phrase.ts'
import { PhraseChips } from '../../../entities/phrase/phrase-chips.tsx'
import { PhraseSheet } from '../../../entities/phrase/phrase-sheet.tsx'
import { resumePhraseBook } from '../../../entities/phrase/phrase-book.ts'
import { setField } from '../../../forms/use-form-field.ts'
import { Chip } from '../../../ui/choice/chip.tsx'
import { FieldGroup } from '../../../ui/field/field-group.tsx'
import { PlusIcon } from '../../../ui/icon/icons.tsx'
import type { ResumeFormApi } from './resume-form-api.ts'

interface PhraseFieldProps {
  form: ResumeFormApi
  /** Groups of phrases that are chosen here; other fields have the others. */
  groups: readonly string[]
  label: ReactNode
}

/** Sentences to choose from, which companies read in Korean. */
export function PhraseField({ form, groups, label }: PhraseFieldProps) {
  const book = {
    groups: resumePhraseBook.groups.filter(({ code }) => groups.includes(code)),
    phrases: resumePhraseBook.phrases.filter(({ group }) => groups.includes(group)),
  }
  const isOwn = ({ code }: ChosenPhrase) => book.phrases.some((phrase) => phrase.code === code)
  const [chosen, setChosen] = useState(() => (form.getValues().phrases ?? []).filter(isOwn))
  const [isOpen, setOpen] = useState(false)
  const change = (next: ChosenPhrase[]) => {
    const others = (form.getValues().phrases ?? []).filter((phrase) => !isOwn(phrase))
    if (others.length + next.length > MOST_RESUME_PHRASES) return
    setChosen(next)
    setField(form, 'phrases', [...others, ...next])
  }
  const remove = (code: string) => change(chosen.filter((phrase) => phrase.code !== code))
  const add = (phrase: ChosenPhrase) => {
    const isChosen = chosen.some(({ code }) => code === phrase.code)
    change(isChosen ? chosen.map((each) => (each.code === phrase.code ? phrase : each)) : [...chosen, phrase])
  }
  return (
    <div data-field="phrases">
      <FieldGroup label={label} note={<Trans>Companies read this in Korean</Trans>}>
        <PhraseChips
          book={book}
          phrases={chosen.map((phrase) => ({ phrase, isChosen: true }))}
          onPhrase={add}
          onRemove={remove}
        >
          <Chip icon={PlusIcon} opens onClick={() => setOpen(true)}>
            <Trans>Add a sentence</Trans>
          </Chip>
        </PhraseChips>
      </FieldGroup>
      {isOpen && (
        <PhraseSheet
          title={label}
          book={book}
          chosen={chosen}
          onPhrase={add}
          onRemove={remove}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
