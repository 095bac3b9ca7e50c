import { join } from 'node:path'
import type { GetModuleInfo } from 'rolldown'

/** What the entry needs before any route. */
const INITIAL: ['$initial'] = ['$initial']

const ROUTES = join(import.meta.dirname, '../client/routes')

type GroupContext = { getModuleInfo: GetModuleInfo }

/** The page most visits begin with, and the others that visits begin with. */
const LIST = ['recruitInfo']
const OTHERS = ['landing', 'home', 'news.index', 'news.detail.$id', 'recruitment.detail.$id']

/** Whether a module is one that these pages cannot show without. */
function neededBy(pages: readonly string[]): (id: string, context: GroupContext) => boolean {
  let needed: Set<string> | undefined
  return (id, context) => {
    needed ??= needsOf(pages, context)
    return needed.has(id)
  }
}

function needsOf(pages: readonly string[], context: GroupContext): Set<string> {
  const found = new Set<string>()
  const follow = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) follow(imported)
  }
  for (const page of pages) follow(`${ROUTES}/${page}.tsx?tsr-split=component`)
  return found
}

const isNeededByList = neededBy(LIST)
const isNeededByVisitors = neededBy([...LIST, ...OTHERS])
const isNeededByPosting = neededBy(['recruitment.detail.$id'])
const isNeededByLanding = neededBy(['landing'])

const OWN =
  /src\/(client\/(i18n|api|browser|forms|offline|entities\/(job|region|country|company|member|notification|outbox|answer|translation|announcement|product|site|candidate)\/)|contract|reference\/(?!visa))/

/** Sheets and fields, which bring Mantine's, stay apart. */
const SHARED =
  /src\/(client\/(i18n|api|browser|forms|offline|entities\/(?!region\/korea|job\/sector)|ui\/(?!sheet|field|carousel|choice\/segments))|contract|reference)/

// What every route needs comes in two files, not in fifty: each request costs headers and a place in the queue.
export const chunkGroups = [
  { name: 'vendor', test: /node_modules/, tags: INITIAL, priority: 7 },
  // Not the entry itself: it awaits the route, and the route's file would wait for the entry's.
  { name: 'app', test: /src\/(client\/(?!app\/main)|contract)/, tags: INITIAL, priority: 6 },
  // What the landing page has in common with the list: it shows no jobs, and needs little of what the others share.
  {
    name: (id: string, context: GroupContext) =>
      isNeededByLanding(id, context) && isNeededByList(id, context) ? 'shown' : null,
    debugName: 'shown',
    // An empty list alone counts several searches at once, and comes by itself.
    test: /@tanstack\/(?!.*\/(queriesObserver|useQueries)\.)|src\//,
    priority: 5,
  },
  // What several screens share, and the first list too. A posting shows no cards: what it has no use for comes apart.
  {
    name: (id: string, context: GroupContext) =>
      isNeededByList(id, context) && isNeededByPosting(id, context) ? 'shared' : null,
    debugName: 'shared',
    test: SHARED,
    minShareCount: 3,
    priority: 4,
  },
  {
    name: (id: string, context: GroupContext) => (isNeededByList(id, context) ? 'listed' : null),
    debugName: 'listed',
    test: SHARED,
    minShareCount: 3,
    priority: 3,
  },
  // Members' screens and the landing page draw them: without a file of their own they would come with all that members share.
  { name: 'screen-icons', test: /src\/client\/ui\/icon\/screen-icons/, priority: 3 },
  // What several of the other public pages share.
  {
    name: (id: string, context: GroupContext) => (isNeededByVisitors(id, context) ? 'public' : null),
    debugName: 'public',
    test: OWN,
    minShareCount: 2,
    priority: 2,
  },
  // What a posting is drawn with, its preview for employers too.
  {
    name: (id: string, context: GroupContext) => (isNeededByPosting(id, context) ? 'posting' : null),
    debugName: 'posting',
    test: /src\/client\/(entities\/(job|outbox\/outbox-mark)|ui\/page\/action-bar|features\/job)/,
    minShareCount: 2,
    priority: 1,
  },
  // What only members' screens share must not come with a first page.
  {
    name: (id: string, context: GroupContext) => (isNeededByVisitors(id, context) ? null : 'members'),
    debugName: 'members',
    test: OWN,
    minShareCount: 4,
  },
]

const VISITED = /\/(recruit|news|home|landing)/
/** There already when anything is loaded on demand. */
const INITIAL_FILES = /\/(rolldown-runtime|vendor|app)-/

/**
 * What is asked for together with a file that is loaded on demand, or with the shell. Members' screens, signing in among
 * them, come with what they need one after the other: the worker has all of it before most of them are opened, and the
 * list of it would load with every first visit.
 */
export function preloadsOf(
  file: string,
  needed: string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return needed
  return VISITED.test(file) ? needed.filter((each) => !INITIAL_FILES.test(each)) : []
}
