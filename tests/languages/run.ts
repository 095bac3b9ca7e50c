/**
 * `npm run languages` counts what is missing or wrong in each language; with a code it lists every text. `--update`
 * brings the language's catalogues up to date with the code first. `--check` fails only for languages that are offered.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { interfaceLanguages, WRITTEN_WITH_CODE } from '../../src/reference/interface-languages.ts'
import { checkLanguage, type Finding, rulesFor } from './check-language.ts'
import { isGrave, uncertainIn } from './review.ts'

type Language = (typeof interfaceLanguages)[number]

const ROOT = join(import.meta.dirname, '../..')
const options = new Set(process.argv.slice(2).filter((argument) => argument.startsWith('--')))
const codes = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))

const chosen = interfaceLanguages.filter(
  ({ code }) => code !== 'en' && (codes.length === 0 || codes.includes(code)),
)
if (chosen.length === 0) {
  console.error(`no such language; there are ${interfaceLanguages.map(({ code }) => code).join(' ')}`)
  process.exit(1)
}
if (options.has('--update')) update(chosen)
const failed = chosen.filter((language) => !isGood(language))
const isFailure = failed.some(({ isOffered }) => isOffered || (codes.length > 0 && !options.has('--check')))
process.exit(isFailure ? 1 : 0)

/** Adds new texts to the catalogues, empty, and removes those that the code no longer has. */
function update(languages: readonly Language[]): void {
  const writtenWithCode = new Set<string>(WRITTEN_WITH_CODE)
  const lingui = join(ROOT, 'node_modules/@lingui/cli/dist/lingui.js')
  const list = languages.map(({ code }) => code).filter((code) => !writtenWithCode.has(code))
  const config = join(ROOT, 'lingui.languages.config.ts')
  execFileSync(
    process.execPath,
    [lingui, 'extract', '--clean', '--config', config, '--locale', list.join(',')],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
}

function isGood(language: Language): boolean {
  const { code, nameInNative, isOffered } = language
  const findings = checkLanguage(rulesFor(language))
  const grave = uncertainIn(code).filter(isGrave)
  const untranslated = findings.filter(({ translation }) => translation === '').length
  const state = isOffered ? 'offered' : 'not offered'
  const counts = `${untranslated} not translated, ${findings.length - untranslated} to mend, ${grave.length} uncertain`
  console.log(`${code} ${nameInNative} (${state}): ${counts}`)
  const isComplete = findings.length === 0 && grave.length === 0
  if (codes.length > 0 || (isOffered && !isComplete)) print(language, findings)
  if (isComplete && !isOffered)
    console.log(`  complete: set isOffered for ${code} in src/reference/interface-languages.ts`)
  return isComplete
}

function print({ code }: Language, findings: readonly Finding[]): void {
  for (const [catalogue, own] of Map.groupBy(findings, (finding) => finding.catalogue)) {
    console.log(`\nlocales/${code}/${catalogue}.po`)
    for (const { source, context, translation, error } of own) {
      console.log(`  ${JSON.stringify(source)}${context && ` (${context})`}`)
      console.log(translation === '' ? `    ${error}` : `    ${JSON.stringify(translation)}\n    ${error}`)
    }
  }
  for (const { topic, text } of uncertainIn(code).filter(isGrave))
    console.log(`\nlocales/REVIEW.md\n  uncertain (${topic}): ${text}`)
}
