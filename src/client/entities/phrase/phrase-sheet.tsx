import { Trans } from '@lingui/react/macro'
import { Box, Button, Checkbox, Text, Title } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { type ReactNode, useRef, useState } from 'react'
import { type ChosenPhrase, PhraseParameters } from '../../../contract/work/phrase.ts'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import rows from '../../ui/field/choice-rows.module.css'
import { ListFinder, Sheet, SheetNote } from '../../ui/sheet/sheet.tsx'
import { ParameterFields } from './parameter-fields.tsx'
import { hasWord, type PhraseBook } from './phrase-book.ts'
import { useSay } from './use-say.ts'

interface PhraseSheetProps {
  title: ReactNode
  /** What somebody may look for. */
  example?: string
  book: PhraseBook
  chosen: readonly ChosenPhrase[]
  onPhrase: (phrase: ChosenPhrase) => void
  onRemove: (code: string) => void
  onClose: () => void
}

/** All phrases in groups; each press chooses one or takes it back. What is chosen and has gaps is not left silently. */
export function PhraseSheet({ title, example, book, chosen, onPhrase, onRemove, onClose }: PhraseSheetProps) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const [isChecked, setChecked] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const [begun, setBegun] = useState<Begun>(
    () => new Map(chosen.map(({ code, parameters }) => [code, parameters])),
  )
  const change = (code: string, names: Names, values: PhraseParameters) => {
    setBegun(new Map(begun).set(code, values))
    if (hasAll(names, values)) onPhrase({ code, parameters: values })
    else onRemove(code)
  }
  const press = (code: string, names: Names) => {
    if (!begun.has(code)) return change(code, names, {})
    setBegun(new Map(Array.from(begun).filter(([each]) => each !== code)))
    return onRemove(code)
  }
  const finish = () => {
    if (!book.phrases.some((phrase) => hasGap(phrase, begun))) return onClose()
    flushSync(() => {
      setTyped('')
      setChecked(true)
    })
    list.current?.querySelector<HTMLElement>('[data-gap] :is(input, select)')?.focus()
  }
  const found = book.phrases
    .map((phrase) => ({ ...phrase, shown: say(phrase.text, blanksFor(phrase.parameters)) }))
    .filter(({ shown, words }) => hasWord(shown, words, typed))
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      footer={
        <Button fullWidth onClick={finish}>
          <Trans comment="Closes a list of conditions; what was chosen is kept">Done</Trans>
        </Button>
      }
    >
      <ListFinder
        label={<Trans>Find in the list</Trans>}
        placeholder={example}
        typed={typed}
        onType={setTyped}
      />
      {found.length === 0 && (
        <SheetNote>
          <p role="status">
            <Trans>Nothing in the list has this word. Write it in your own text.</Trans>
          </p>
        </SheetNote>
      )}
      <div ref={list}>
        {book.groups
          .map((group) => ({ ...group, phrases: found.filter((phrase) => phrase.group === group.code) }))
          .filter(({ phrases }) => phrases.length > 0)
          .map(({ code: group, name, phrases }) => (
            <section key={group} aria-labelledby={`group-${group}`}>
              <Title order={3} size="h5" pt="md" pb="xxs" px="edge" c="dimmed" id={`group-${group}`}>
                {say(name)}
              </Title>
              {phrases.map(({ code, parameters, shown }) => (
                <PhraseRow
                  key={code}
                  code={code}
                  text={shown}
                  names={parameters}
                  values={begun.get(code)}
                  isChecked={isChecked}
                  onPress={() => press(code, parameters)}
                  onValues={(values) => change(code, parameters, values)}
                />
              ))}
            </section>
          ))}
      </div>
    </Sheet>
  )
}

type Begun = ReadonlyMap<string, PhraseParameters>

/** Whether a phrase is ticked, and something of it is not filled in. */
function hasGap({ code, parameters }: PhraseBook['phrases'][number], begun: Begun): boolean {
  const values = begun.get(code)
  return values !== undefined && !hasAll(parameters, values)
}

type Names = readonly (keyof PhraseParameters)[]

interface PhraseRowProps {
  code: string
  text: string
  names: Names
  /** Undefined if it is not chosen. */
  values: PhraseParameters | undefined
  /** Whether gaps are errors: somebody wanted to leave them. */
  isChecked: boolean
  onPress: () => void
  onValues: (values: PhraseParameters) => void
}

function PhraseRow({ code, text, names, values, isChecked, onPress, onValues }: PhraseRowProps) {
  const isWhole = values === undefined || hasAll(names, values)
  return (
    <>
      <Checkbox className={rows.row} label={text} checked={values !== undefined} onChange={onPress} />
      {values !== undefined && names.length > 0 && (
        <Box bg="var(--tint)" data-gap={!isWhole || undefined}>
          <ParameterFields code={code} names={names} values={values} onValues={onValues} />
          {!isWhole && (
            <Text
              pb="sm"
              px="edge"
              size="sm"
              c={isChecked ? 'red' : 'dimmed'}
              role={isChecked ? 'alert' : undefined}
            >
              <Trans>Fill this in, or take the tick away.</Trans>
            </Text>
          )}
        </Box>
      )}
    </>
  )
}

/** Whether every value is there and within its bounds. */
export const hasAll = (names: Names, values: PhraseParameters): boolean =>
  names.every((name) => values[name] !== undefined) && z.safeParse(PhraseParameters, values).success

/** `Deposit: … won` before there are values. */
const blanksFor = (names: Names) => Object.fromEntries(names.map((name) => [name, '…']))
