import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Text, TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import {
  PHRASES,
  type PhraseCode,
  type PhraseParam,
  type PhraseParams,
  phraseOf,
  wrongParam,
} from '../../../../contract/message/phrases.ts'
import { ownFacts } from '../../../entities/work-right/own-facts.ts'
import { seoulDay } from '../../../i18n/seoul-time.ts'
import { DateField } from '../../../ui/field/date-field.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { phraseIn } from '../message/message-texts.ts'
import type { Side } from './suggested-phrases.ts'

interface PhraseSheetProps {
  side: Side
  /** The phrase to fill in; null shows all of them. */
  code: PhraseCode | null
  onSay: (code: PhraseCode, params: PhraseParams) => void
  onClose: () => void
}

/** Ready phrases, which each side reads in its language; each is read, and some are filled in, before it is sent. */
export function PhraseSheet({ side, code: given, onSay, onClose }: PhraseSheetProps) {
  const { i18n } = useLingui()
  const [code, setCode] = useState(given)
  if (code) return <FillIn code={code} onSay={onSay} onClose={onClose} />
  return (
    <Sheet open onClose={onClose} title={<Trans>Ready phrases</Trans>}>
      <Stack px={{ base: 'edge', sm: 'xl' }} pb="xl">
        <p>
          <Trans>Each side reads these in their own language, exactly.</Trans>
        </p>
        {phraseGroupsOf(side).map(({ title, codes }) => (
          <Stack key={title.id} component="section" gap="xxs">
            <h3>{i18n._(title)}</h3>
            {codes.map((each) => (
              <Button
                key={each}
                fullWidth
                justify="flex-start"
                variant="light"
                color="dark"
                ta="start"
                fw={400}
                onClick={() => setCode(each)}
              >
                {openPhrase(i18n, each)}
              </Button>
            ))}
          </Stack>
        ))}
      </Stack>
    </Sheet>
  )
}

type I18n = ReturnType<typeof useLingui>['i18n']

/** A phrase with gaps where something is to be filled in. */
export function openPhrase(i18n: I18n, code: PhraseCode): string {
  const gaps = Object.fromEntries(Object.keys(phraseOf(code).params ?? {}).map((name) => [name, GAP]))
  return phraseIn(i18n, code, gaps).replaceAll('NaN', GAP)
}

const GAP = '…'

const labels: Record<PhraseParam, MessageDescriptor> = {
  DATE: msg({ message: 'Day', comment: 'Label of a date field' }),
  TIME: msg({ message: 'Time', comment: 'Label of a time field' }),
  WON: msg`Amount in won`,
  MINUTES: msg({ message: 'Minutes', comment: 'Label of a number field' }),
  DAY: msg`Day of the month`,
  YEARS: msg({ message: 'Years', comment: 'Label of a number field' }),
  VISA: msg`Visa, such as E-9`,
}

const inputs: Record<Exclude<PhraseParam, 'DATE'>, TextInputProps> = {
  TIME: { type: 'time' },
  WON: { inputMode: 'numeric' },
  MINUTES: { inputMode: 'numeric' },
  DAY: { inputMode: 'numeric' },
  YEARS: { inputMode: 'numeric' },
  VISA: { autoCapitalize: 'characters' },
}

const asTyped: ReadonlySet<PhraseParam> = new Set(['DATE', 'TIME'])
const valueOf = (kind: PhraseParam, typed: string) =>
  asTyped.has(kind)
    ? typed
    : kind === 'VISA'
      ? typed.trim().toUpperCase()
      : Number(typed.replaceAll(/\D/g, ''))

/** Of two times the first and the last, as their labels tell. */
const namedLabels: Record<string, MessageDescriptor> = {
  from: msg({ message: 'From', comment: 'Label of a time field: when work begins' }),
  to: msg({ message: 'Until', comment: 'Label of a time field: when work ends' }),
}

/** The reader's status is not asked again where it was chosen on this device. */
function knownOf(kinds: readonly [string, PhraseParam][]): Record<string, string> {
  const facts = ownFacts()
  const status = facts?.subCode ?? facts?.visaStatus
  return Object.fromEntries(
    kinds.flatMap(([name, kind]) => (kind === 'VISA' && status ? [[name, status]] : [])),
  )
}

function FillIn({ code, onSay, onClose }: Omit<PhraseSheetProps, 'side' | 'code'> & { code: PhraseCode }) {
  const { i18n, t } = useLingui()
  const kinds = Object.entries(phraseOf(code).params ?? {})
  const [typed, setTyped] = useState<Record<string, string>>(() => knownOf(kinds))
  const [isChecked, setIsChecked] = useState(false)
  const [today] = useState(() => seoulDay(Date.now()))
  const params = Object.fromEntries(kinds.map(([name, kind]) => [name, valueOf(kind, typed[name] ?? '')]))
  const wrong = wrongParam(code, params)
  const submit = () => {
    setIsChecked(true)
    if (wrong === null) onSay(code, params)
  }
  return (
    <Sheet
      open
      fit
      onClose={onClose}
      title={kinds.length > 0 ? <Trans>Fill in the phrase</Trans> : <Trans>Send this phrase?</Trans>}
    >
      <Stack
        component="form"
        px={{ base: 'edge', sm: 'xl' }}
        pb="xl"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {kinds.map(([name, kind]) => {
          const field = {
            label: i18n._(namedLabels[name] ?? labels[kind]),
            value: typed[name] ?? '',
            error: isChecked && wrong === name ? t`Please fill this in.` : undefined,
          }
          const type = (value: string) => setTyped({ ...typed, [name]: value })
          return kind === 'DATE' ? (
            <DateField key={name} {...field} min={today} onDay={type} />
          ) : (
            <TextInput
              key={name}
              {...field}
              {...inputs[kind]}
              onChange={({ currentTarget: { value } }) => type(value)}
            />
          )
        })}
        <Text size="md" p="sm" fw={700} bdrs="md" bg="var(--tint)" c="primary" aria-live="polite">
          {wrong === null ? phraseIn(i18n, code, params) : openPhrase(i18n, code)}
        </Text>
        <Button fullWidth type="submit">
          <Trans comment="Button: send the message">Send</Trans>
        </Button>
      </Stack>
    </Sheet>
  )
}

const all = Object.keys(PHRASES) as PhraseCode[]
const between = (first: PhraseCode, last: PhraseCode) => all.slice(all.indexOf(first), all.indexOf(last) + 1)

const COMMON = between('HELLO', 'DO_NOT_UNDERSTAND')
const ON_THE_DAY = between('ON_MY_WAY', 'MAY_I_CALL')
const QUESTIONS: Record<Side, readonly PhraseCode[]> = {
  EMPLOYEE: between('STILL_OPEN', 'WHEN_RESULT'),
  EMPLOYER: between('WHEN_CAN_START', 'STILL_INTERESTED'),
}
/** The employer's texts are many: the answers, and what is asked for, in two groups. */
const ANSWERS: Record<Side, readonly PhraseCode[]> = {
  EMPLOYEE: between('CAN_START_ON', 'EXPERIENCE_NONE'),
  EMPLOYER: between('OPEN_YES', 'NOT_THIS_TIME'),
}

export interface PhraseGroup {
  title: MessageDescriptor
  codes: readonly PhraseCode[]
}

/** What one side can say, in the order in which a talk goes. */
const phraseGroupsOf = (side: Side): PhraseGroup[] => [
  { title: msg`Questions`, codes: QUESTIONS[side] },
  { title: msg`Answers`, codes: ANSWERS[side] },
  {
    title: msg({
      message: 'On the day you meet',
      comment:
        'Group of phrases for the day of the interview or the first day of work: on my way, late, arrived',
    }),
    codes: ON_THE_DAY,
  },
  {
    title: msg({ message: 'General', comment: 'Group of phrases: hello, thank you, yes, no' }),
    codes: COMMON,
  },
]
