import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { occupationName } from '../../../../../contract/work/occupation-names.ts'
import { type ChosenPhrase, MOST_CHOSEN } from '../../../../../contract/work/phrase.ts'
import { OccupationSheet } from '../../../../entities/phrase/occupation-sheet.tsx'
import { PhraseChips } from '../../../../entities/phrase/phrase-chips.tsx'
import { PhraseSheet } from '../../../../entities/phrase/phrase-sheet.tsx'
import { useSay } from '../../../../entities/phrase/use-say.ts'
import { setField } from '../../../../forms/use-form-field.ts'
import { Chip } from '../../../../ui/choice/chip.tsx'
import { ChipRow, FieldGroup, OptionalLabel } from '../../../../ui/field/field-group.tsx'
import { CheckIcon, PlusIcon } from '../../../../ui/icon/icons.tsx'
import { type AnnouncementFormApi, useLatest } from '../announcement-form-api.ts'
import { HighPayNote, SuggestedMark } from '../promise-field.tsx'
import { type SectorSuggestion, isFromText } from './sector-choice.ts'
import { bookFor, jobPhraseBook, suitedCodes } from './suited-phrases.ts'
import {
  type Work,
  type WorkChoice,
  choiceOf,
  chosenWork,
  isOccupationSuggestion,
  isPhraseSuggestion,
  isUntouched,
  pressOccupation,
  suggestedSector,
  suggestedWork,
  withHousingCost,
  withPhrase,
  withoutPhrase,
} from './work-choice.ts'
import type { PhraseBook } from '../../../../entities/phrase/phrase-book.ts'
import { type HousingCost, housingCost } from '../../../../../contract/work/housing-cost.ts'
import { WonField } from '../../../../ui/field/won-field.tsx'

interface FieldsProps {
  choice: WorkChoice
  suggested: Work
  onChoice: (choice: WorkChoice) => void
}

interface WorkFieldsProps {
  form: AnnouncementFormApi
  sector: SectorSuggestion
  onSector: (sector: SectorSuggestion) => void
}

/** Occupations and conditions: what the text suggests is chosen already, and nothing is compulsory. */
export function WorkFields({ form, sector, onSector }: WorkFieldsProps) {
  const work = useWork(form)
  useSuggestedSector(form, sector, onSector)
  return (
    <>
      <OccupationField {...work} />
      <PhraseField {...work} form={form} />
      <HousingField form={form} {...work} />
    </>
  )
}

/** Follows the text as it is typed; what was added or taken back stays so. */
function useWork(form: AnnouncementFormApi): FieldsProps {
  const { title, details, categories, isOtherWork } = useDeferredValue(useLatest(form))
  const suggested = useMemo(
    () => suggestedWork({ title, details, categories, isOtherWork }),
    [title, details, categories, isOtherWork],
  )
  const [choice, setChoice] = useState(() => choiceOf(form.getValues().work, suggested))
  const chosen = chosenWork(choice, suggested)
  const isKept = form.getValues().work !== undefined || !isUntouched(choice)
  const text = JSON.stringify(chosen)
  const written = useRef(text)
  useEffect(() => {
    // Opening a form changes nothing.
    if (!isKept || written.current === text) return
    written.current = text
    setField(form, 'work', chosen)
  })
  return { choice, suggested, onChoice: setChoice }
}

/** The kind of work follows the occupation that the text names, until the employer chooses one. */
function useSuggestedSector(
  form: AnnouncementFormApi,
  written: SectorSuggestion,
  onWritten: (sector: SectorSuggestion) => void,
): void {
  const { title, details } = useDeferredValue(useLatest(form))
  const sector = useMemo(() => suggestedSector({ title, details }), [title, details])
  useEffect(() => {
    const choice = form.getValues()
    const next = sector === undefined ? [] : [sector]
    if (!isFromText(choice, written) || choice.categories.join() === next.join()) return
    onWritten({ categories: next, isAccepted: false })
    setField(form, 'categories', next)
  }, [form, sector, written, onWritten])
}

function OccupationField({ choice, suggested, onChoice }: FieldsProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const chosen = chosenWork(choice, suggested).occupations
  const shown = [...new Set([...chosen, ...suggested.occupations])]
  const press = (code: string) => onChoice(pressOccupation(choice, code, suggested))
  return (
    <div data-field="occupations">
      <FieldGroup
        label={<Trans comment="Label: what somebody is who does the work">Occupation</Trans>}
        note={<Trans context="occupations">Up to three</Trans>}
      >
        <ChipRow>
          {shown.map((code) => {
            const name = occupationName(code)
            const isChosen = chosen.includes(code)
            if (!name) return null
            return (
              <Chip
                key={code}
                active={isChosen}
                icon={isChosen ? CheckIcon : undefined}
                onClick={() => press(code)}
              >
                {say(name)}
                {isOccupationSuggestion(choice, code, suggested) && <SuggestedMark />}
              </Chip>
            )
          })}
          {choice.added.occupations.length < MOST_CHOSEN.occupations && (
            <Chip icon={PlusIcon} opens onClick={() => setOpen(true)}>
              <Trans>Find an occupation</Trans>
            </Chip>
          )}
        </ChipRow>
      </FieldGroup>
      {isOpen && <OccupationSheet chosen={chosen} onChoose={press} onClose={() => setOpen(false)} />}
    </div>
  )
}

function HousingField({ form, choice, suggested, onChoice }: FieldsProps & { form: AnnouncementFormApi }) {
  const { keywordTypes } = useLatest(form)
  return (
    <HousingCostField
      chosen={chosenWork(choice, suggested).phrases}
      isOffered={keywordTypes.includes('PROVIDE_RESIDENCE')}
      onCost={(cost) => onChoice(withHousingCost(choice, cost, suggested))}
    />
  )
}

/** Over what stands first in the list of conditions. */
const headings = { chosen: msg`Chosen`, suited: msg`Usual for this kind of work` }

function PhraseField({ choice, suggested, onChoice, form }: FieldsProps & Pick<WorkFieldsProps, 'form'>) {
  const { t } = useLingui()
  // As it was when the list was opened: a row that is ticked stays where it is.
  const [book, setBook] = useState<PhraseBook>()
  const { phrases: chosen, occupations } = chosenWork(choice, suggested)
  const open = () =>
    setBook(
      bookFor({
        chosen: { name: headings.chosen, codes: chosen.map(({ code }) => code) },
        suited: { name: headings.suited, codes: suitedCodes(form.getValues(), occupations) },
      }),
    )
  const takenBack = suggested.phrases.filter(({ code }) => choice.removed.phrases.includes(code))
  const add = (phrase: (typeof chosen)[number]) => onChoice(withPhrase(choice, phrase, suggested))
  const remove = (code: string) => onChoice(withoutPhrase(choice, code, suggested))
  return (
    <div data-field="phrases">
      <FieldGroup
        label={<Trans>Conditions</Trans>}
        note={<Trans>Workers read them in their own language</Trans>}
      >
        <PhraseChips
          book={jobPhraseBook}
          phrases={[
            ...chosen.map((phrase) => {
              const isSuggestion = isPhraseSuggestion(choice, phrase, suggested)
              return { phrase, isChosen: true, isSuggestion, mark: isSuggestion && <SuggestedMark /> }
            }),
            ...takenBack.map((phrase) => ({ phrase, isChosen: false, mark: <SuggestedMark /> })),
          ]}
          onPhrase={add}
          onRemove={remove}
        >
          <Chip icon={PlusIcon} opens onClick={open}>
            <Trans>Add conditions</Trans>
          </Chip>
        </PhraseChips>
      </FieldGroup>
      <HighPayNote form={form} isPromised={chosen.some(({ code }) => code === 'HIGH_PAY')} />
      {book && (
        <PhraseSheet
          title={<Trans>Conditions</Trans>}
          example={t`For example: dormitory`}
          book={book}
          chosen={chosen}
          onPhrase={add}
          onRemove={remove}
          onClose={() => setBook(undefined)}
        />
      )}
    </div>
  )
}

interface HousingCostFieldProps {
  chosen: readonly ChosenPhrase[]
  /** Whether the form offers housing elsewhere. */
  isOffered: boolean
  onCost: (cost: number | null) => void
}

/** Asks for the cost of housing where the posting offers it. */
function HousingCostField({ chosen, isOffered, onCost }: HousingCostFieldProps) {
  const isRefused = chosen.some(({ code }) => code === 'NO_HOUSING')
  const cost: HousingCost | null = housingCost(chosen) ?? (isOffered && !isRefused ? 'NOT_STATED' : null)
  if (cost === null) return null
  return (
    <WonField
      label={
        <OptionalLabel>
          <Trans>What the worker pays for the housing in a month</Trans>
        </OptionalLabel>
      }
      name="housingCost"
      description={<Trans>0 if it is free. Without an amount, workers are told to ask.</Trans>}
      digits={cost === 'NOT_STATED' ? '' : String(cost)}
      onDigits={(digits) => onCost(digits === '' ? null : Number(digits))}
    />
  )
}
