import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, Stack, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { APPLICANT_PHRASES } from '../../../contract/employer/applicant.ts'
import { MESSAGE_LENGTH } from '../../../contract/message/message-text.ts'
import { phraseTexts } from '../../../contract/message/phrase-texts.ts'
import { isPhrase, type PhraseCode } from '../../../contract/message/phrases.ts'
import { applicantPhrases } from '../../entities/applicant/applicants-query.ts'
import { SaveError } from '../../entities/outbox/save-error.tsx'
import { languageName } from '../../i18n/language-name.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import type { Target, Words } from './held-acts.ts'
import { type Telling, type TypedTexts, wordsIn } from './typed-texts.ts'

const KOREAN = 'ko'
const languageOf = ({ langCode }: Target) => langCode ?? KOREAN
const isTooLong = (text: string) => Array.from(text.trim()).length > MESSAGE_LENGTH

interface TellSheetProps {
  telling: Telling
  targets: readonly Target[]
  typed: TypedTexts
  error: Error | null
  onType: (typed: TypedTexts) => void
  onSend: (wordsTo: (target: Target) => Words | null) => void
  onClose: () => void
}

/** Shows what goes out to the applicants, in the language of each with the Korean beside it, before it does. */
export function TellSheet({ telling, targets, typed, error, onType, onSend, onClose }: TellSheetProps) {
  const { t } = useLingui()
  const count = targets.length
  const name = targets[0]?.name ?? ''
  const isRejection = telling === 'REJECTED'
  const languages = [...new Set(targets.map(languageOf))].toSorted()
  const { phraseIn, isKnown } = usePhrases(languages, typed.code)
  const texts = languages.map((langCode) => typed.own[langCode] ?? '…')
  const isIncomplete = texts.some((text) => isTooLong(text) || (!isRejection && text.trim() === ''))
  const [isChecked, setChecked] = useState(false)
  const send = () => {
    setChecked(true)
    if (!isIncomplete) onSend((target) => wordsIn(languageOf(target), typed))
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={
        !isRejection ? (
          <Plural value={count} one="Message to # applicant" other="Message to # applicants" />
        ) : count === 1 ? (
          <Trans>Decline {name}?</Trans>
        ) : (
          <Plural value={count} one="Decline # applicant?" other="Decline # applicants?" />
        )
      }
      footer={
        <Button fullWidth data-autofocus onClick={send}>
          {isRejection ? <Trans>Decline</Trans> : <Trans comment="Button: send the message">Send</Trans>}
        </Button>
      }
    >
      <Stack px={{ base: 'edge', sm: 'xl' }} pb="xl">
        {isRejection && (
          <p>
            <Trans>
              We tell them that they were not selected. This message comes first; empty it to send none. You
              can still change your decision later.
            </Trans>
          </p>
        )}
        <PhraseSelect telling={telling} typed={typed} onType={onType} />
        {languages.map((langCode) => (
          <LanguageText
            key={langCode}
            langCode={langCode}
            isFixed={!isKnown}
            count={targets.filter((target) => languageOf(target) === langCode).length}
            text={typed.own[langCode] ?? phraseIn(langCode)}
            korean={langCode === KOREAN ? null : phraseIn(KOREAN)}
            error={
              isChecked && isTooLong(typed.own[langCode] ?? '')
                ? t`This is too long.`
                : isChecked && !isRejection && typed.own[langCode]?.trim() === '' && t`Please fill this in.`
            }
            onText={(text) =>
              onType({ ...typed, own: ownWith(typed.own, langCode, text, phraseIn(langCode)) })
            }
          />
        ))}
        <Text size="sm" c="dimmed">
          <Trans>
            An unchanged text is read in the language of each applicant. Your own words arrive untranslated.
          </Trans>
        </Text>
        <SaveError error={error} />
      </Stack>
    </Sheet>
  )
}

/** A text that was changed back is the phrase again. */
function ownWith(own: TypedTexts['own'], langCode: string, text: string, phrase: string): TypedTexts['own'] {
  const { [langCode]: _, ...others } = own
  return text === phrase ? others : { ...others, [langCode]: text }
}

/** The phrase as it is read in a language; in that of the screen while the server has not answered. */
function usePhrases(languages: readonly string[], code: PhraseCode) {
  const { i18n } = useLingui()
  const known = useQuery(applicantPhrases([...new Set([...languages, KOREAN])])).data?.data
  const { id, message } = phraseTexts[code]
  const phraseIn = (langCode: string) => {
    const texts = known?.filter((each) => each.code === code)
    // Languages that are not offered fall back to English.
    const found =
      texts?.find((each) => each.langCode === langCode) ?? texts?.find((each) => each.langCode === 'en')
    return found?.text ?? i18n._(id, {}, { message })
  }
  return { phraseIn, isKnown: known !== undefined }
}

function PhraseSelect({ telling, typed, onType }: Pick<TellSheetProps, 'telling' | 'typed' | 'onType'>) {
  const { i18n, t } = useLingui()
  return (
    <NativeSelect
      label={t`Ready phrases`}
      value={typed.code}
      onChange={({ currentTarget: { value } }) => isPhrase(value) && onType({ code: value, own: {} })}
      data={APPLICANT_PHRASES[telling].map((code) => ({
        value: code,
        label: i18n._(phraseTexts[code].id, {}, { message: phraseTexts[code].message }),
      }))}
    />
  )
}

interface LanguageTextProps {
  langCode: string
  /** Without a network only the phrase itself can be sent. */
  isFixed: boolean
  count: number
  text: string
  korean: string | null
  error: string | false
  onText: (text: string) => void
}

function LanguageText({ langCode, isFixed, count, text, korean, error, onText }: LanguageTextProps) {
  const { t } = useLingui()
  const language = languageName(langCode, useLanguage())
  return (
    <Textarea
      label={t`${language}, ${count} of them`}
      lang={langCode}
      rows={3}
      readOnly={isFixed}
      value={text}
      error={error}
      description={korean === null ? undefined : <span lang={KOREAN}>{korean}</span>}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={({ currentTarget: { value } }) => onText(value)}
    />
  )
}
