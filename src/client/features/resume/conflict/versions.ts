import * as z from 'zod/mini'
import {
  DesiredJob,
  ResumeForm,
  saveExpectedJob,
  saveResume,
} from '../../../../contract/candidate/resume-form.ts'
import type { Entry } from '../../../offline/outbox/engine/entry.ts'
import { isSameVersion } from '../../../offline/outbox/engine/version.ts'

/** Fields that are chosen together: half of a pay range of one version makes no sense in the other. */
export const RESUME_CHOICES = {
  photo: ['profileImageData'],
  name: ['name'],
  nationality: ['countyIsoCode', 'countryEtcText'],
  gender: ['gender'],
  birthDate: ['birthDate'],
  cellphone: ['cellphone'],
  koreanCapability: ['koreanCapability'],
  career: ['jobCategoryPeriodTypeMap'],
  details: ['details'],
  workType: ['workType'],
  introduction: ['introduction'],
  phrases: ['phrases'],
  region: ['expectedRegionId', 'noSelectExpectedRegion'],
  sector: ['expectedJobCategory', 'noSelectExpectedJobCategory'],
  occupations: ['occupations'],
  pay: ['expectedPayType', 'expectedMinPayAmount', 'expectedMaxPayAmount', 'noSelectExpectedPayAmount'],
} as const satisfies Record<string, readonly (keyof ResumeForm | keyof DesiredJob)[]>

export type Choice = keyof typeof RESUME_CHOICES
export type Side = 'mine' | 'theirs'
export type Version = Partial<ResumeForm & DesiredJob>

export interface Versions {
  mine: Version
  theirs: Version
  /** The choices that differ. */
  differences: Choice[]
  /** Who changed each since the base version; empty if that is unknown. */
  changedBy: Partial<Record<Choice, Side | 'both'>>
  /** URL of the other version's photo. */
  theirPhotoUrl: string | null
}

/**
 * Both versions of a conflict; undefined if this build cannot read one of them.
 * @param companion the desired job that waits for the resume and would conflict next: compared together
 */
export function versionsOf(entry: Entry, companion?: Entry): Versions | undefined {
  const theirsRaw = z.safeParse(z.looseObject({}), entry.refusal?.theirs).data
  const own = theirsRaw && sidesOf(entry, theirsRaw)
  if (!own) return undefined
  const more = companion && sidesOf(companion, theirsRaw)
  const [mine, theirs] = [
    { ...own.mine, ...more?.mine },
    { ...own.theirs, ...more?.theirs },
  ]
  const photoUrl = theirsRaw['profileImageUrl']
  const differences = differencesOf(mine, theirs)
  const changedBy = {
    ...changesSince(own.begun, mine, theirs, differences),
    ...(more && changesSince(more.begun, mine, theirs, differences)),
  }
  return {
    mine,
    theirs,
    differences,
    changedBy,
    theirPhotoUrl: typeof photoUrl === 'string' ? photoUrl : null,
  }
}

/** The desired job that waits for a refused resume and was changed on another device, too. */
export function companionOf(entry: Entry, entries: readonly Entry[]): Entry | undefined {
  if (entry.operation !== saveResume.name) return undefined
  const waiting = entries.find(
    (each) =>
      each.operation === saveExpectedJob.name && each.needs.includes(entry.id) && each.state === 'BLOCKED',
  )
  const isSame = waiting && isSameVersion(waiting.ifMatch, entry.refusal?.etag, waiting.versionPart)
  const theirsRaw = z.safeParse(z.looseObject({}), entry.refusal?.theirs).data
  return waiting && !isSame && theirsRaw && sidesOf(waiting, theirsRaw) ? waiting : undefined
}

interface Sides {
  mine: Version
  theirs: Version
  /** Undefined if unknown. */
  begun: Record<string, unknown> | undefined
}

/** Reads both versions by the schema, as the server's object has more fields than can be saved. */
function sidesOf(entry: Entry, theirsRaw: Record<string, unknown>): Sides | undefined {
  const schema = schemaOf(entry.operation)
  if (!schema || entry.payload.kind !== 'json') return undefined
  const mine = z.safeParse(schema, entry.payload.value).data
  const theirs = z.safeParse(schema, { jobId: null, ...theirsRaw }).data
  if (!mine || !theirs) return undefined
  // An empty base version is invalid to save, but its fields can be compared.
  const raw = z.safeParse(z.record(z.string(), z.unknown()), entry.base).data
  return { mine, theirs, begun: raw && { ...raw, ...z.safeParse(schema, raw).data } }
}

/** The default side: theirs only if nothing was changed here. */
export const defaultSideOf = ({ changedBy }: Pick<Versions, 'changedBy'>, choice: Choice): Side =>
  changedBy[choice] === 'theirs' ? 'theirs' : 'mine'

/** My version with the choices taken from theirs. */
export function mergedVersion(versions: Versions, chosen: Partial<Record<Choice, Side>>): Version {
  const { mine, theirs } = versions
  const merged: Record<string, unknown> = { ...mine }
  for (const choice of choicesIn(mine)) {
    if ((chosen[choice] ?? defaultSideOf(versions, choice)) !== 'theirs') continue
    for (const name of RESUME_CHOICES[choice]) merged[name] = theirs[name]
  }
  return merged
}

/** Whether the merged version equals the other one, so that nothing is left to send. */
export function isTheirs(merged: Version, { theirs }: Versions): boolean {
  return differencesOf(merged, theirs).length === 0 && !merged.jobId
}

export function differencesOf(a: Version, b: Version): Choice[] {
  return choicesIn(a).filter((choice) =>
    RESUME_CHOICES[choice].some((name) => textOf(a[name]) !== textOf(b[name])),
  )
}

function changesSince(
  begun: Record<string, unknown> | undefined,
  mine: Version,
  theirs: Version,
  differences: readonly Choice[],
): Versions['changedBy'] {
  if (!begun) return {}
  const isBegun = (version: Version, choice: Choice) =>
    RESUME_CHOICES[choice].every((name) => textOf(version[name]) === textOf(begun[name]))
  return Object.fromEntries(
    differences
      .filter((choice) => RESUME_CHOICES[choice].some((name) => name in begun))
      .map((choice) => [
        choice,
        isBegun(mine, choice) ? 'theirs' : isBegun(theirs, choice) ? 'mine' : 'both',
      ]),
  )
}

function choicesIn(version: Version): Choice[] {
  return CHOICES.filter((choice) => RESUME_CHOICES[choice].every((name) => name in version))
}

const CHOICES = Object.keys(RESUME_CHOICES).filter(isChoice)

function isChoice(name: string): name is Choice {
  return name in RESUME_CHOICES
}

/** Serializes a value for comparison; the order of keys does not matter. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  return JSON.stringify(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
}

function schemaOf(operation: string) {
  if (operation === saveResume.name) return ResumeForm
  return operation === saveExpectedJob.name ? DesiredJob : undefined
}
