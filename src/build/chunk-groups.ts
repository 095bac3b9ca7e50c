import { join } from 'node:path'
import type { GetModuleInfo } from 'rolldown'
import { publicPaths, type PublicRoute, publicRoutes } from '../contract/public-paths.ts'

/** Chunks that the entry needs before any route. */
const INITIAL: ['$initial'] = ['$initial']

const ROUTES = join(import.meta.dirname, '../client/routes')

type GroupContext = { getModuleInfo: GetModuleInfo }

/** The pages that most visits begin with. */
const LIST = publicRoutes.filter((route) => publicPaths[route].isCommonEntry)

/** Returns a test for the modules that these pages cannot render without. */
const neededBy = (pages: readonly PublicRoute[]) =>
  neededByModules(pages.map((page) => `${ROUTES}/${page}.tsx?tsr-split=component`))

/** Returns a test for these modules and the ones that they import. */
function neededByModules(modules: readonly string[]): (id: string, context: GroupContext) => boolean {
  let needed: Set<string> | undefined
  return (id, context) => {
    needed ??= needsOf(modules, context)
    return needed.has(id)
  }
}

function needsOf(modules: readonly string[], context: GroupContext): Set<string> {
  const found = new Set<string>()
  const follow = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) follow(imported)
  }
  for (const id of modules) follow(id)
  return found
}

const isNeededByList = neededBy(LIST)
const isNeededByVisitors = neededBy(publicRoutes)
const isNeededByJob = neededBy(['recruitment.detail.$id'])
const isNeededByLanding = neededBy(['landing'])
const isNeededByPrefetch = neededByModules([join(import.meta.dirname, '../client/app/prefetch-reference.ts')])
const isNeededByHomeOrNews = neededBy(['home', 'news.index', 'news.detail.$id'])

const OWN =
  /src\/(client\/(i18n|api|browser|forms|offline|entities\/(job|region|country|company|member|notification|outbox|answer|translation|announcement|product|site|candidate)\/)|contract|reference\/(?!visa))/

/** Comes with the catalogues that need it, not with what members share. */
const WITH_CATALOGUES = /i18n\/carried-dates/

const POSTING = /src\/client\/(ui\/page\/action-bar|features\/job)/

/** Excludes what pulls in components of Mantine that only some of these pages need. */
const SHARED =
  /src\/(client\/(i18n|api|browser|forms|offline|entities\/(?!region\/korea|job\/sector)|ui\/(?!sheet|field|carousel|page\/pager))|contract|reference)/

// Two files for what every route needs, instead of fifty: each request costs headers and queueing.
export const chunkGroups = [
  { name: 'vendor', test: /node_modules/, tags: INITIAL, priority: 9 },
  // Excludes the entry itself: it awaits the route, and the route's chunk would wait for the entry.
  { name: 'app', test: /src\/(client\/(?!app\/main)|contract)/, tags: INITIAL, priority: 8 },
  // Libraries by the pages that use them: the groups below would take what members' screens need along with a first page.
  {
    name: 'components',
    test: /node_modules\/(@mantine\/(core|hooks)|@floating-ui|react-remove-scroll)/,
    entriesAware: true,
    entriesAwareMergeThreshold: 2_000,
    priority: 8,
  },
  // A few hundred bytes each.
  { name: 'icons', test: /node_modules\/@tabler/, priority: 8 },
  // Runs on each start, in an idle moment: with another group's it would evaluate what other screens share, and apply
  // their style sheets, for which the whole page is laid out again.
  {
    name: (id: string, context: GroupContext) => (isNeededByPrefetch(id, context) ? 'prefetched' : null),
    debugName: 'prefetched',
    test: /src\//,
    priority: 8,
  },
  // Modules that the landing page shares with the list. It needs little of the other shared code, and the job page shows
  // no cards.
  {
    name: (id: string, context: GroupContext) =>
      isNeededByLanding(id, context) && isNeededByList(id, context) && isNeededByJob(id, context)
        ? 'shown'
        : null,
    debugName: 'shown',
    // Only the empty list runs several queries at once, so these observers stay in its chunk.
    test: /@tanstack\/(?!.*\/(queriesObserver|useQueries)\.)|src\//,
    priority: 7,
  },
  {
    name: (id: string, context: GroupContext) =>
      isNeededByLanding(id, context) && isNeededByList(id, context) ? 'cards' : null,
    debugName: 'cards',
    test: /src\//,
    priority: 6,
  },
  // Modules that several screens and the first list share. The job page shows no cards, so what it does not use is a
  // chunk of its own.
  {
    name: (id: string, context: GroupContext) =>
      isNeededByList(id, context) && isNeededByJob(id, context) ? 'shared' : null,
    debugName: 'shared',
    test: SHARED,
    minShareCount: 3,
    priority: 5,
  },
  {
    name: (id: string, context: GroupContext) => (isNeededByList(id, context) ? 'listed' : null),
    debugName: 'listed',
    test: SHARED,
    minShareCount: 3,
    priority: 4,
  },
  // Modules that the job page, where many first visits begin, shares with home or news; what only one side needs is in
  // the two chunks after it.
  {
    name: (id: string, context: GroupContext) =>
      isNeededByHomeOrNews(id, context) && isNeededByJob(id, context) ? 'public' : null,
    debugName: 'public',
    test: /src\//,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: (id: string, context: GroupContext) =>
      isNeededByVisitors(id, context) && !isNeededByJob(id, context) ? 'visited' : null,
    debugName: 'visited',
    test: OWN,
    minShareCount: 2,
    priority: 2,
  },
  // Modules that draw a job, including its preview for employers.
  {
    name: (id: string, context: GroupContext) => (isNeededByJob(id, context) ? 'posting' : null),
    debugName: 'posting',
    test: (id: string) => OWN.test(id) || POSTING.test(id),
    minShareCount: 2,
    priority: 1,
  },
  // Public pages load it when they are idle, as what is prefetched below.
  { name: 'translating', test: /src\/contract\/.*\/translation\.ts/, priority: 1 },
  // Modules that only members' screens share must not load with a first page.
  {
    name: (id: string, context: GroupContext) =>
      isNeededByVisitors(id, context) || WITH_CATALOGUES.test(id) ? null : 'members',
    debugName: 'members',
    test: OWN,
    minShareCount: 4,
  },
]

/** Names of a public page's files begin with the first part of its route. */
const VISITED = new RegExp(`/(${publicRoutes.map((route) => route.split('.')[0]).join('|')})`)
/** Already loaded before anything is loaded on demand. */
const INITIAL_FILES = /\/(rolldown-runtime|vendor|app)-/

/**
 * Returns the files to preload together with an on-demand file or with the shell. Members' screens, including sign-in,
 * load their dependencies one after the other: the worker has cached them before most of these screens are opened, and
 * listing them would add to every first visit.
 */
export function preloadsOf(
  file: string,
  needed: string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return needed
  return VISITED.test(file) ? needed.filter((each) => !INITIAL_FILES.test(each)) : []
}
