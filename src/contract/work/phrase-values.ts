import type { Say } from './headline.ts'
import { occupationName } from './occupation-names.ts'
import type { PhraseParameters } from './phrase.ts'

const number = new Intl.NumberFormat('en')

/** Writes what a language writes in its own way. */
interface Writer {
  say: Say
  date: (day: string) => string
}

/** Dates are as on Korean papers where no language is given. */
const plain: Writer = { say: ({ id, message = id }) => message, date: (day) => day.replaceAll('-', '. ') }

/** Values as a phrase's text shows them: amounts with commas, as on Korean papers. */
export function shownValues(
  { amount, date, occupation, ...others }: PhraseParameters,
  writer: Writer = plain,
): Record<string, string | number> {
  const name = occupation === undefined ? undefined : occupationName(occupation)
  return {
    ...others,
    ...(amount === undefined ? {} : { amount: number.format(amount) }),
    ...(date === undefined ? {} : { date: writer.date(date) }),
    ...(occupation === undefined ? {} : { occupation: name ? writer.say(name) : '' }),
  }
}
