import data from './help.json' with { type: 'json' }

export const HELP_TOPICS = [
  'POLICE',
  'FIRE',
  'LABOUR',
  'IMMIGRATION',
  'EPS',
  'DANURI',
  'INJURY',
  'LEGAL_AID',
  'PENSION',
] as const
export type HelpTopic = (typeof HELP_TOPICS)[number]
export const HELP_HOURS = ['ALWAYS', 'WEEKDAYS_9_18', 'WEEKDAYS_9_22', 'DAILY_9_18', 'CALL_FIRST'] as const
export type HelpHours = (typeof HELP_HOURS)[number]

/** A number that can be called from everywhere in Korea. */
export interface HelpLine {
  number: string
  topic: HelpTopic
  hours: HelpHours
  /** Whether it could be confirmed that interpreters join its calls. */
  hasInterpreters: boolean
  /** Languages of its interpreters that could be confirmed, as BCP 47 codes. */
  languages: readonly string[]
  /** How many there are, where only their number is known. */
  languageCount: number | null
  source: string
  checkedOn: string
}

export interface HelpCentre {
  /** The province or metropolitan city (regions.json). */
  regionId: number
  region: { ko: string; en: string }
  name: { ko: string; en: string }
  phone: string
  hours: HelpHours
  languages: readonly string[]
  source: string
  checkedOn: string
}

const isTopic = (text: string): text is HelpTopic => HELP_TOPICS.some((topic) => topic === text)
const isHours = (text: string): text is HelpHours => HELP_HOURS.some((hours) => hours === text)

function known<T extends string>(text: string, is: (text: string) => text is T): T {
  if (is(text)) return text
  throw new Error(`help.json has the unknown value ${text}`)
}

export const helpLines: readonly HelpLine[] = data.lines.map((line) => ({
  ...line,
  topic: known(line.topic, isTopic),
  hours: known(line.hours, isHours),
}))

/** What could be confirmed; provinces without an entry have centres that are not listed here. */
export const helpCentres: readonly HelpCentre[] = data.centres.map((centre) => ({
  ...centre,
  hours: known(centre.hours, isHours),
}))
