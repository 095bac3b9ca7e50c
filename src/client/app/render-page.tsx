import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { RenderedPage, RenderPage, PageToRender } from '../../contract/public-pages.ts'
import { App } from './app.tsx'
import { type AppRouter, createAppRouter } from './router.ts'
import { inTime } from '../browser/in-time.ts'
import { activateLanguage, membersTexts } from '../i18n/activate-language.ts'
import { isLanguageCode } from '../i18n/languages.ts'
import { AssumeAsksLanguage } from '../i18n/asks-language.ts'
import { pageTexts } from './page-texts.ts'
import { AssumePhone } from '../browser/use-phone.ts'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { addressOf } from '../../contract/base/endpoint.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { firstSnapshot } from '../api/first-answer.ts'
import { ApiProblem, isProblem } from '../api/problem.ts'

let drawing: Promise<unknown> = Promise.resolve()

/**
 * Renders a public page as a visitor's browser would. Renders run one at a time, because the active language is global
 * to the module.
 */
export const renderPage: RenderPage = (page, patience) => {
  const drawn = drawing.then(() => inTime(draw(page), patience, giveUp))
  drawing = drawn.catch(() => undefined)
  return drawn
}

async function draw(page: PageToRender): Promise<RenderedPage> {
  const { address, langCode, answers, isPhone, asksLanguage } = page
  if (!isLanguageCode(langCode)) throw new Error(`no texts in ${langCode}`)
  await Promise.all([activateLanguage(langCode), membersTexts()])
  const { queries, queryKeys } = answeredQueries(answers, Date.now())
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createAppRouter({ queries, history })
  history.replace(canonical(router))
  await router.load()
  if (router.state.matches.length === 0) throw new Error(`${address} leads elsewhere`)
  // Errors that a loader refetched arrive in a later task.
  await new Promise((resolve) => setTimeout(resolve))
  const markup = renderToString(
    <AssumePhone value={isPhone}>
      <AssumeAsksLanguage value={asksLanguage}>
        <App router={router} queries={queries} />
      </AssumeAsksLanguage>
    </AssumePhone>,
  )
  return { ...withoutComponentStyles(markup), ...pageTexts(page), queryKeys }
}

/**
 * React writes the styles of components before the markup, and looks for them in the head when it draws in the browser: those
 * in the root would be removed with what was drawn on the server, and inserted again.
 */
function withoutComponentStyles(rendered: string): Pick<RenderedPage, 'markup' | 'componentStyles'> {
  const [componentStyles = ''] = /^(?:<style data-precedence=[^>]*>.*?<\/style>)*/s.exec(rendered) ?? []
  return { markup: rendered.slice(componentStyles.length), componentStyles }
}

/** The address in the router's canonical form, which the browser's router would redirect to. */
function canonical(router: AppRouter): string {
  const { pathname } = router.latestLocation
  return router.buildLocation({
    to: pathname,
    search: true,
    params: true,
    _includeValidateSearch: true,
  }).publicHref
}

function giveUp(): never {
  throw new Error('drawing the page took too long')
}

const byName = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]))

/**
 * Creates a query client that never uses the network: a query has its answer, if there is one, as soon as it is
 * created, so that a single render produces the complete screen. A query without an answer stays pending.
 */
function answeredQueries(answers: PageToRender['answers'], now: number) {
  /** Query keys by request address, including error responses. */
  const queryKeys: Record<string, QueryKey> = {}
  const problems = new Map<string, ApiProblem>()
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        // Runs instead of the network request.
        persister: (_ask, _context, query) => {
          const problem = problems.get(query.queryHash)
          return problem ? Promise.reject(problem) : new Promise<never>(() => {})
        },
        refetchOnMount: false,
        retryOnMount: false,
        gcTime: Infinity,
      },
    },
  })
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'added') return
    const address = addressOfKey(event.query.queryKey)
    const answer = address === null ? undefined : answers[address]
    if (address === null || !answer) return
    const data = firstSnapshot(answer.body, now)
    queryKeys[address] = event.query.queryKey
    if (data) {
      event.query.setState({ status: 'success', data, dataUpdatedAt: now })
    } else if (isProblem(answer.body)) {
      const error = new ApiProblem(answer.status, answer.body)
      problems.set(event.query.queryHash, error)
      event.query.setState({ status: 'error', error, errorUpdatedAt: now })
    }
  })
  return { queries, queryKeys }
}

/** Inverts the key made by `queryFor`: the endpoint's name and its input. A third part would be a member's. */
function addressOfKey([name, input, ...own]: QueryKey): string | null {
  const endpoint = typeof name === 'string' ? byName.get(name) : undefined
  if (!endpoint || own.length > 0 || typeof input !== 'object' || input === null) return null
  return addressOf(endpoint, input)
}
