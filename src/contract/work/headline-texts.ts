import { defineMessage as text } from '#message'
import type { Message } from '../base/define-message.ts'
import type { JobCategory } from '../base/enums.ts'

/** In place of an occupation, for postings that name none. */
export const sectorWork: Record<JobCategory, Message> = {
  FACTORY: text({ message: 'Factory work' }),
  FARM: text({ message: 'Farm work' }),
  RESTAURANT: text({ message: 'Restaurant work' }),
  CONSTRUCTION: text({ message: 'Construction work' }),
  TRANSLATION: text({ message: 'Interpreting and translation work' }),
  OFFICE: text({ message: 'Office work' }),
  ETC: text({ message: 'Work of another kind', comment: 'Headline of a posting of no other sector' }),
}

/** The strongest facts of a posting, in a few letters: parts of a headline such as “Welder · dormitory · 3 people”. */
export const headlineFacts = {
  housing: text({ message: 'dormitory', comment: 'Part of a headline: “Welder · dormitory · 3 people”' }),
  meals: text({ message: 'meals', comment: 'Part of a headline: “Cook · meals · 3 people”' }),
  lunch: text({ message: 'lunch', comment: 'Part of a headline: “Cook · lunch · 3 people”' }),
  visa: text({ message: 'visa help', comment: 'Part of a headline: “Welder · visa help · 3 people wanted”' }),
  noKorean: text({ message: 'no Korean needed', comment: 'Part of a headline' }),
  night: text({ message: 'night shift', comment: 'Part of a headline' }),
  twoShifts: text({ message: 'day and night in turn', comment: 'Part of a headline: shifts change' }),
  day: text({ message: 'day shift', comment: 'Part of a headline' }),
  bus: text({ message: 'company bus', comment: 'Part of a headline' }),
  beginners: text({ message: 'beginners welcome', comment: 'Part of a headline' }),
} as const satisfies Record<string, Message>

export type HeadlineFact = keyof typeof headlineFacts

export const peopleWanted: Message = text({
  message: '{count, plural, one {# person wanted} other {# people wanted}}',
  comment: 'Last part of a headline: how many are hired',
})

export const bothNames: Message = text({
  message: '{first}, {second}',
  comment: 'Two languages in a headline: “Interpreter · Burmese, Thai · 3 people wanted”',
})
