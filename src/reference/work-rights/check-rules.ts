import { COVERED_STATUSES, workRightRules } from './all-rules.ts'
import type { Because, WorkRightRule } from './rule.ts'
import { rightSources } from './sources.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What is missing in the rules: a status without a file, a reason without a source, a text without a date. */
export function gapsInRules(rules: ReadonlyMap<string, WorkRightRule> = workRightRules): string[] {
  const missing = COVERED_STATUSES.filter((status) => !rules.has(status))
  return [
    ...missing.map((status) => `${status} has no rules`),
    ...[...rules.values()].flatMap(gapsIn),
    ...Object.entries(rightSources).flatMap(([id, { titleKo, titleEn, date }]) =>
      titleKo && titleEn && DAY.test(date) ? [] : [`source ${id} has no title or date`],
    ),
  ]
}

function gapsIn(rule: WorkRightRule): string[] {
  const tables = [rule.sectors, rule.otherTypes, ...Object.values(rule.types ?? {})]
  const findings = [
    ...tables.flatMap((table) => (table ? Object.values(table) : [])),
    ...Object.values(rule.levels ?? {}).map(({ below }) => below),
    ...Object.values(rule.ownOccupations ?? {}).map(({ otherwise }) => otherwise),
    ...(rule.longContract ? [rule.longContract.short] : []),
    ...(rule.byOccupation ?? []).flatMap(({ all, some }) => [all, some]),
  ]
  const reasons: Because[] = [
    ...findings.flatMap(({ because }) => because),
    ...(rule.hours?.limits.flatMap(({ met, unmet }) => [met.because, unmet.because]) ?? []),
    ...(rule.also ?? []),
  ]
  return [
    ...(DAY.test(rule.checkedOn) ? [] : [`${rule.status} has no day of its check`]),
    ...(tables.every((table) => !table || Object.keys(table).length === 7)
      ? []
      : [`${rule.status} does not cover every sector`]),
    ...(findings.every(({ because }) => because.length > 0)
      ? []
      : [`${rule.status} has an answer without reason`]),
    ...(findings.every(({ because }) => new Set(because.map(({ code }) => code)).size === because.length)
      ? []
      : [`${rule.status} says a reason twice`]),
    ...reasons.flatMap(({ code, source }) =>
      source in rightSources ? [] : [`${rule.status} names the unknown source ${source} for ${code}`],
    ),
  ]
}
