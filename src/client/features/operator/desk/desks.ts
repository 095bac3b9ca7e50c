import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { pageFromSearch } from '../../../api/page-search.ts'
import type { Endpoint } from '../../../../contract/base/endpoint.ts'
import { pageQuery } from '../../../../contract/base/schema.ts'
import { CASES, type OpenKind } from '../../../../contract/case/kinds.ts'
import { NEWS_STATES } from '../../../../contract/operator/news.ts'
import { ACT_KINDS, OPERATOR_ACTS } from '../../../../contract/operator/operator.ts'
import { TREND_DAYS } from '../../../../contract/operator/trends.ts'

/** A search parameter. What cannot be read is left out, so that an address always shows something. */
const param = <Value>(read: (value: unknown) => Value | undefined) =>
  z.optional(z.pipe(z.unknown(), z.transform(read)))
const page = param((value) => pageFromSearch({ page: value }).page)
// The router reads digits as a number.
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
const text = param(textOf)
const oneOf = <const Value extends string>(values: readonly Value[]) =>
  param((value) => values.find((each) => each === textOf(value)))
const chosen = (schema: z.ZodMiniType, value: string | undefined) =>
  value === undefined ? undefined : z.safeParse(schema, value).data
/** Of a list that continues by position; its filters are texts, as the list says which of them cannot be used. */
const filtered = { from: text, to: text, query: text, after: text }
const nothing = z.object({})

/** Value of `from` in the address of a case that was opened from the list of everything open, which goes on there. */
export const QUEUE = 'queue'
const from = oneOf([QUEUE])

interface Section {
  group: Group
  /** Search parameters of its list, which the entries opened from it keep. */
  search: z.ZodMiniType<Record<string, unknown>>
}

export type Group = keyof typeof groupNames

/** Groups of the menu, in its order. */
export const groupNames = {
  CASES: msg`Cases`,
  CONTENT: msg`Content`,
  RECORDS: msg`Records`,
  INSIGHT: msg`Insight`,
}

type Kind = (typeof CASES)[OpenKind]
type Listed = Extract<Kind, { calls: { list: Endpoint } }>
/** A section that lists cases. */
export type CaseDesk = Listed['section']

type StatesOf<D extends CaseDesk> = Omit<
  z.output<NonNullable<Extract<Listed, { section: D }>['calls']['list']['query']>>,
  keyof ReturnType<typeof pageQuery>
>
type CaseSearch<D extends CaseDesk> = {
  [Param in keyof StatesOf<D>]?: StatesOf<D>[Param] | undefined
} & z.output<typeof caseParams>

const caseParams = z.object({ page, case: text, from, about: oneOf(['POSTINGS', 'OFFERS', 'MESSAGES']) })

/** Its states are those of its list. */
function caseSection({ decision, calls: { list } }: Listed): Section {
  const paging = pageQuery(1)
  const states = Object.entries<z.ZodMiniType>(list.query?.shape ?? {})
    .filter(([name]) => !(name in paging))
    .map(([name, schema]) => [name, param((value) => chosen(schema, textOf(value)))])
  const search = z.extend(caseParams, Object.fromEntries(states))
  return { group: decision === null ? 'RECORDS' : 'CASES', search }
}

const isListed = (kind: Kind): kind is Listed => 'list' in kind.calls
const caseSections = Object.fromEntries(
  Object.values(CASES)
    .filter(isListed)
    .map((kind) => [kind.section, caseSection(kind)]),
) as { [D in CaseDesk]: Section & { search: z.ZodMiniType<CaseSearch<D>> } }

export const isCaseDesk = (desk: Desk): desk is CaseDesk => desk in caseSections

/** Sections that list no cases, in the order of the menu. */
const others = {
  news: {
    name: msg`News`,
    group: 'CONTENT',
    search: z.object({ page, state: oneOf(NEWS_STATES), query: text }),
  },
  banners: { name: msg`Banners`, group: 'CONTENT', search: nothing },
  advertisements: { name: msg`Advertisements`, group: 'CONTENT', search: nothing },
  coupons: { name: msg`Coupons`, group: 'CONTENT', search: z.object({ page }) },
  postings: {
    name: msg({ message: 'Postings', context: 'console' }),
    group: 'RECORDS',
    search: z.object({ ...filtered, status: text, productType: text, regionIds: text, memberId: text }),
  },
  orders: {
    name: msg`Orders`,
    group: 'RECORDS',
    search: z.object({ ...filtered, status: text, kind: text }),
  },
  members: {
    name: msg`Members`,
    group: 'RECORDS',
    // The page is of a member's orders or applications.
    search: z.object({ from: text, to: text, after: text, role: text, state: text, page }),
  },
  trends: { name: msg`Trends`, group: 'INSIGHT', search: z.object({ days: oneOf(TREND_DAYS) }) },
  health: { name: msg`System health`, group: 'INSIGHT', search: nothing },
  acts: {
    name: msg`Audit trail`,
    group: 'INSIGHT',
    search: z.object({
      page,
      operatorId: text,
      act: oneOf(OPERATOR_ACTS),
      kind: oneOf(ACT_KINDS),
      subject: text,
      from: text,
      to: text,
    }),
  },
} satisfies Record<string, Section & { name: MessageDescriptor }>

/** Sections of the console by the first segment of their paths. */
export const sections: typeof others & typeof caseSections = { ...others, ...caseSections }

export type Desk = keyof typeof sections

const groups = Object.keys(groupNames)
/** In the order of the menu. */
export const DESKS = (Object.keys(sections) as Desk[]).toSorted(
  (one, other) => groups.indexOf(sections[one].group) - groups.indexOf(sections[other].group),
)

/** The search of a section's list as its address was read. */
export type SearchOf<D extends Desk> = z.output<(typeof sections)[D]['search']>

/** The section of a path below `/operator/`, and its entry; undefined for a path that never was. */
export function placeAt(path: string): { desk: Desk; thing: string | undefined } | undefined {
  const [first = '', thing, ...rest] = path.split('/').filter((part) => part !== '')
  const desk = DESKS.find((each) => each === first.toLowerCase())
  return desk && rest.length === 0 ? { desk, thing } : undefined
}

/** Link target of a section, or of one of its entries. */
export const at = (desk: Desk, thing?: string) =>
  ({ to: '/operator/$', params: { _splat: thing === undefined ? desk : `${desk}/${thing}` } }) as const

/** Search parameters of the console; each page reads its own. */
export type DeskSearch = Record<string, unknown>

/** A search parameter as text; numbers are converted. */
export const textIn = (search: DeskSearch, name: string): string => textOf(search[name]) ?? ''
