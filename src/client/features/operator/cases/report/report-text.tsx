import type { ReportCase } from '../../../../../contract/operator/case.ts'
import { TranslatedText } from '../../../../entities/translation/translated-text.tsx'
import { writtenLanguage } from '../../../../entities/translation/written-language.ts'
import classes from './report-screen.module.css'

/** In the reporter's language, with its translation. */
export function ReportText({ text, langCode }: Pick<ReportCase, 'text' | 'langCode'>) {
  return <TranslatedText text={text} source={writtenLanguage(text, langCode ?? undefined)} show={quotation} />
}

const quotation = (text: string, lang: string) => (
  <blockquote className={classes.text} lang={lang}>
    {text}
  </blockquote>
)
