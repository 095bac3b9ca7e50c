import { isBalanced, type Parts, partsOf } from './parts.ts'

/** What breaks the screen: placeholders, plurals and tags have to be those of the source. */
export function formErrors(source: string, translation: string, tag: string): string[] {
  let own: Parts
  try {
    own = partsOf(translation)
  } catch (error) {
    return [`cannot be read: ${error instanceof Error ? error.message : String(error)}`]
  }
  const wanted = partsOf(source)
  const categories = new Set<string>(new Intl.PluralRules(tag).resolvedOptions().pluralCategories)
  return [
    ...placeholderErrors(wanted, own, categories),
    ...pluralErrors(wanted, own, categories),
    ...tagErrors(wanted, own),
    ...edgeErrors(source, translation),
  ]
}

/** In languages without plural forms, the number may stand outside them, or be left out where the source does not say it. */
const hasForms = (categories: ReadonlySet<string>) => categories.size > 1

function placeholderErrors(wanted: Parts, own: Parts, categories: ReadonlySet<string>): string[] {
  const isNeeded = (name: string) =>
    hasForms(categories) || !wanted.plurals.has(name) || wanted.counted.has(name)
  const lost = [...wanted.placeholders.difference(own.placeholders)].filter(isNeeded)
  const added = [...own.placeholders.difference(wanted.placeholders)]
  return [
    ...lost.map((name) => `lacks the placeholder {${name}}`),
    ...added.map((name) => `has a placeholder {${name}} that the source does not have`),
  ]
}

function pluralErrors(wanted: Parts, own: Parts, categories: ReadonlySet<string>): string[] {
  return Array.from(wanted.plurals.keys()).flatMap((name) => {
    const cases = own.plurals.get(name)
    if (!own.placeholders.has(name) || (!cases && !hasForms(categories))) return []
    if (!cases) return [`{${name}} has to stay a plural: {${name}, plural, ${formsOf(categories)}}`]
    const lost = [...categories.difference(cases)]
    const added = [...cases.difference(categories)]
    return [
      ...(lost.length > 0 ? [`the plural {${name}} lacks: ${lost.join(', ')}`] : []),
      ...(added.length > 0 ? [`this language has no plural form called: ${added.join(', ')}`] : []),
    ]
  })
}

const formsOf = (categories: ReadonlySet<string>) => Array.from(categories, (name) => `${name} {…}`).join(' ')

/** Plurals have tags of their own in each form, and languages have different numbers of forms. */
function tagErrors(wanted: Parts, own: Parts): string[] {
  if (!isBalanced(own.tags)) return [`the tags are not closed in order: ${own.tags.join(' ')}`]
  const [needed, found] = [new Set(wanted.tags), new Set(own.tags)]
  const differing = [
    ...(wanted.plurals.size > 0 ? found.difference(needed) : needed.symmetricDifference(found)),
  ]
  if (differing.length > 0) return [`the tags differ from the source: ${differing.join(' ')}`]
  if (needed.size > 0 && found.size === 0) return [`lacks the tags: ${[...needed].join(' ')}`]
  const isRepeated = wanted.plurals.size === 0 && own.tags.length !== wanted.tags.length
  return isRepeated ? ['a tag is used more often than in the source'] : []
}

function edgeErrors(source: string, translation: string): string[] {
  const edges = (text: string) => [/^\s*/.exec(text)?.[0], /\s*$/.exec(text)?.[0]].join('|')
  return edges(source) === edges(translation) ? [] : ['begins or ends with other spaces than the source']
}
