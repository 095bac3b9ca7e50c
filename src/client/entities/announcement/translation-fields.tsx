import { Trans } from '@lingui/react/macro'
import { ANNOUNCEMENT_TRANSLATION_LENGTH } from '../../../contract/job/announcement-translation.ts'
import { CountedField } from '../../ui/field/counted-field.tsx'
import * as z from 'zod/mini'

interface TranslationFieldsProps {
  /** Of the posting: a text that it does not have cannot be translated, and would not be kept. */
  original: { details: string }
  values: TranslationValues
  onChange: (part: Partial<TranslationValues>) => void
}

/** Title and details of a posting in another language. */
export function TranslationFields({ original, values, onChange }: TranslationFieldsProps) {
  return (
    <>
      <CountedField
        label={<Trans>Title</Trans>}
        name="translatedTitle"
        limit={ANNOUNCEMENT_TRANSLATION_LENGTH.title}
        defaultValue={values.title}
        onText={(title) => onChange({ title })}
      />
      {original.details.trim() !== '' && (
        <CountedField
          multiline
          label={<Trans>Details</Trans>}
          name="translatedDetails"
          limit={ANNOUNCEMENT_TRANSLATION_LENGTH.details}
          defaultValue={values.details}
          onText={(details) => onChange({ details })}
        />
      )}
    </>
  )
}

const TranslationValues = z.object({ title: z.string(), details: z.string() })
export type TranslationValues = z.output<typeof TranslationValues>

export const EMPTY_TRANSLATION: TranslationValues = { title: '', details: '' }

/** A stored draft, or what waits in the outbox. */
export const isTranslation = (value: unknown): value is TranslationValues =>
  z.safeParse(TranslationValues, value).success
