import { NO_LONGER_ISSUED, workRightRules } from '../../reference/work-rights/all-rules.ts'
import type { Because, Finding, OccupationRule, WorkRightRule } from '../../reference/work-rights/rule.ts'
import type { Sector, WorkRightVerdict } from '../../reference/work-rights/vocabulary.ts'
import { coursesOf, hoursFinding, type HoursFinding } from './hours-finding.ts'
import { koreanLevelNumber } from './korean-level.ts'
import { readStatus, type WorkRightPerson, type WorkRightPosting } from './person.ts'

export interface WorkRight {
  verdict: WorkRightVerdict
  /** The deciding reason first. */
  reasons: Because[]
}

/**
 * Whether somebody may take a job: from the rules in src/reference/work-rights, without network. What the rules or the
 * facts leave open is NOT_KNOWN, never YES.
 * @param today `2026-11-22` in Seoul
 */
export function mayTake(
  person: WorkRightPerson,
  posting: WorkRightPosting,
  today: string = seoulDay(),
): WorkRight {
  const read = readStatus(person.visaStatus)
  const rule = read && workRightRules.get(read.status)
  if (!rule) return notCovered(read?.status)
  const type = typeOf(rule, read.type ?? person.subCode)
  const bySector = inSectors(rule, type, person, posting)
  const right = nameTypes(inOccupations(bySector, rule, type, posting), rule, type, posting)
  const inTime = respectPeriod(respectHours(right, rule, type, person, posting), rule, type, posting)
  return respectStay(alsoSay(inTime, rule), rule, person, today)
}

/** Whether a verdict lets somebody start: within what its reasons say. */
export const mayStart = (verdict: WorkRightVerdict): boolean =>
  verdict === 'YES' || verdict === 'WITHIN_LIMITS'

/** Whether there is a way to the job: at once, with a permit, or through the employment centre. */
export const hasWay = (verdict: WorkRightVerdict): boolean =>
  mayStart(verdict) || verdict === 'PERMIT_FIRST' || verdict === 'EMPLOYMENT_CENTRE'

/** What limits the hours of somebody's status, and its type; undefined where nothing does. */
export function hoursRuleOf(person: WorkRightPerson) {
  const read = readStatus(person.visaStatus)
  const rule = read && workRightRules.get(read.status)
  const type = rule ? typeOf(rule, read.type ?? person.subCode) : null
  return rule?.hours && !isOtherType(rule, type) ? { hours: rule.hours, type } : undefined
}

function notCovered(status: string | undefined): WorkRight {
  const isOld = status !== undefined && NO_LONGER_ISSUED.includes(status)
  return {
    verdict: 'NOT_KNOWN',
    reasons: [{ code: isOld ? 'NO_LONGER_ISSUED' : 'NOT_COVERED', source: 'DECREE_12' }],
  }
}

/** The type of a status; null if none is known, or one of another status. */
function typeOf(rule: WorkRightRule, code: string | null | undefined): string | null {
  const read = code ? readStatus(code) : undefined
  return read?.status === rule.status ? read.type : null
}

function sectorsOf(rule: WorkRightRule, type: string | null): Record<Sector, Finding> {
  if (type === null) return rule.sectors
  return rule.types?.[type] ?? rule.otherTypes ?? rule.sectors
}

/** What the rule says of the posting's sectors: where they differ, that it depends on the work. */
function inSectors(
  rule: WorkRightRule,
  type: string | null,
  person: WorkRightPerson,
  posting: WorkRightPosting,
): WorkRight {
  const table = sectorsOf(rule, type)
  const sectors = [...new Set<Sector>(posting.jobCategories)]
  const findings = sectors.map((sector) => {
    const own = table === rule.sectors ? rule.ownOccupations?.[sector] : undefined
    const { occupations = [] } = posting
    const isOwn = !own || occupations.every((code) => own.occupations.includes(code))
    return atLevel(rule, isOwn ? table[sector] : own.otherwise, sector, person)
  })
  const decisive = findings.find(
    ({ verdict }, index) => verdict === 'NO' && rule.decisive?.some((sector) => sector === sectors[index]),
  )
  const [first] = findings
  if (decisive) return rightOf(decisive)
  if (!first) return withoutSector(table)
  const reasons = distinct(findings.flatMap(({ because }) => because))
  if (findings.every(({ verdict }) => verdict === first.verdict)) return { verdict: first.verdict, reasons }
  return { verdict: 'NOT_KNOWN', reasons: [{ code: 'SECTORS_DIFFER', source: 'DECREE_12' }, ...reasons] }
}

function inOccupations(
  right: WorkRight,
  { byOccupation = [] }: WorkRightRule,
  type: string | null,
  posting: WorkRightPosting,
): WorkRight {
  return byOccupation.reduce((found, rule) => withOccupation(found, rule, type, posting), right)
}

function withOccupation(
  right: WorkRight,
  { occupations: ruled, all, some, exceptFor = [], onlyFor, evenIfClosed = false }: OccupationRule,
  type: string | null,
  { occupations = [] }: WorkRightPosting,
): WorkRight {
  const isClosed = right.verdict === 'NO'
  if (isClosed && !evenIfClosed) return right
  if (type === null ? onlyFor !== undefined : exceptFor.includes(type) || onlyFor?.includes(type) === false)
    return right
  const named = occupations.filter((code) => ruled.includes(code))
  if (named.length === 0) return right
  const { verdict, because } = named.length === occupations.length ? all : some
  // Reasons of a sector that was closed or unclear would contradict the occupation's own.
  const isDecided = verdict === 'NO' || isClosed || (right.verdict === 'NOT_KNOWN' && verdict !== 'NOT_KNOWN')
  return { verdict, reasons: isDecided ? [...because] : distinct([...because, ...right.reasons]) }
}

/** Whoever does not say their type is told of those that may do less. */
function nameTypes(
  right: WorkRight,
  { types = {}, otherTypes }: WorkRightRule,
  type: string | null,
  { jobCategories }: WorkRightPosting,
): WorkRight {
  if (type !== null || right.verdict === 'NO' || right.verdict === 'NOT_KNOWN') return right
  const worse = [...Object.values(types), ...(otherTypes ? [otherTypes] : [])]
    .flatMap((table) =>
      jobCategories.length === 0 ? Object.values(table) : jobCategories.map((sector) => table[sector]),
    )
    .filter(({ verdict }) => verdict === 'NO' || verdict === 'NOT_KNOWN')
    .flatMap(({ because }) => because.slice(0, 1))
  return { ...right, reasons: distinct([...right.reasons, ...worse]) }
}

/** Without a sector, only what holds in every one is known. */
function withoutSector(table: Record<Sector, Finding>): WorkRight {
  const findings = Object.values(table)
  const isSame = findings.every((each) => each === findings[0])
  if (isSame && findings[0]) return rightOf(findings[0])
  return { verdict: 'NOT_KNOWN', reasons: [{ code: 'SECTOR_NOT_STATED', source: 'DECREE_12' }] }
}

function atLevel(rule: WorkRightRule, usual: Finding, sector: Sector, person: WorkRightPerson): Finding {
  const asked = rule.levels?.[sector]
  if (!asked || usual.verdict === 'NO' || usual.verdict === 'NOT_KNOWN') return usual
  const level = koreanLevelNumber(person.koreanLevel)
  if (level !== undefined) return level >= asked.level ? usual : asked.below
  if (asked.below.verdict !== 'NO') return usual
  const [reason] = asked.below.because
  const needed: Because[] = reason ? [{ code: 'KOREAN_LEVEL_NEEDED', source: reason.source }, reason] : []
  return { verdict: 'NOT_KNOWN', because: [...needed, ...usual.because] }
}

function respectHours(
  right: WorkRight,
  rule: WorkRightRule,
  type: string | null,
  person: WorkRightPerson,
  posting: WorkRightPosting,
): WorkRight {
  if (!rule.hours || right.verdict === 'NO' || isOtherType(rule, type)) return right
  const { outcome, because } = hoursFinding(rule.hours, person, type, posting)
  const inTime = withHours(right, outcome, because, rule.hours.over)
  const ended = studyEnded(rule, type, person)
  if (!ended || inTime.verdict === 'NO') return inTime
  return { ...ended, reasons: distinct([...ended.reasons, ...inTime.reasons]) }
}

/** Where a type is given for a contract of years, whether a shorter posting is enough is not known. */
function respectPeriod(
  right: WorkRight,
  { longContract }: WorkRightRule,
  type: string | null,
  { periodType }: WorkRightPosting,
): WorkRight {
  if (!longContract || right.verdict === 'NO' || !periodType || periodType === 'ABOVE_1YEAR') return right
  const { types, short } = longContract
  // Whoever does not say their type is told of those that it is asked for.
  if (type === null) return { ...right, reasons: distinct([...right.reasons, ...short.because]) }
  if (!types.includes(type)) return right
  return { verdict: short.verdict, reasons: distinct([...short.because, ...right.reasons]) }
}

function withHours(
  right: WorkRight,
  outcome: HoursFinding['outcome'],
  because: readonly Because[],
  over: WorkRightVerdict,
): WorkRight {
  const after = { ...right, reasons: distinct([...right.reasons, ...because]) }
  if (outcome === 'WITHIN') return after
  const verdict = outcome === 'OVER' ? over : 'NOT_KNOWN'
  if (right.verdict === verdict) return after
  return { verdict, reasons: distinct([...because, ...right.reasons]) }
}

/** The rule's hours are not about types that it does not know. */
const isOtherType = (rule: WorkRightRule, type: string | null) =>
  type !== null && rule.otherTypes !== undefined && rule.types?.[type] === undefined

function studyEnded(
  rule: WorkRightRule,
  type: string | null,
  person: WorkRightPerson,
): WorkRight | undefined {
  if (!rule.studyEnded || !rule.hours || person.enrolled !== false) return undefined
  const { because, unclearFor } = rule.studyEnded
  const isUnclear = coursesOf(rule.hours, person, type).some((course) => unclearFor.includes(course))
  return { verdict: isUnclear ? 'NOT_KNOWN' : 'NO', reasons: [because] }
}

function alsoSay(right: WorkRight, rule: WorkRightRule): WorkRight {
  if (!rule.also || right.verdict === 'NO') return right
  return { ...right, reasons: [...right.reasons, ...rule.also] }
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The last day of a stay still belongs to it, but nobody begins a job on it without an extension. */
function respectStay(
  right: WorkRight,
  rule: WorkRightRule,
  person: WorkRightPerson,
  today: string,
): WorkRight {
  const { expiry } = person
  if (rule.staysForever || right.verdict === 'NO') return right
  if (!expiry) return saysValidStay(right)
  if (!DAY.test(expiry))
    return { verdict: 'NOT_KNOWN', reasons: [{ code: 'FACTS_UNCLEAR', source: 'ACT_17' }, ...right.reasons] }
  if (expiry < today) return { verdict: 'NO', reasons: [{ code: 'STAY_EXPIRED', source: 'ACT_17' }] }
  if (expiry > today) return saysValidStay(right)
  const verdict = right.verdict === 'NOT_KNOWN' ? 'NOT_KNOWN' : 'PERMIT_FIRST'
  return { verdict, reasons: [{ code: 'STAY_ENDS_TODAY', source: 'ACT_25' }, ...right.reasons] }
}

function saysValidStay(right: WorkRight): WorkRight {
  if (!mayStart(right.verdict)) return right
  return { ...right, reasons: [...right.reasons, { code: 'STAY_MUST_BE_VALID', source: 'ACT_17' }] }
}

const rightOf = ({ verdict, because }: Finding): WorkRight => ({ verdict, reasons: [...because] })

function distinct(reasons: readonly Because[]): Because[] {
  const seen = new Set<string>()
  return reasons.filter(({ code, source }) => {
    const key = `${code} ${source}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** Today in Seoul, which has no daylight saving time. */
const seoulDay = () => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)
