import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { RenderedPage, RenderPage, PageToRender } from '../../contract/public-pages.ts'
import { answeredQueries } from './answered-queries.ts'
import { App } from './app.tsx'
import { type AppRouter, createAppRouter } from './router.ts'
import { inTime } from '../browser/in-time.ts'
import { activateLanguage, membersTexts } from '../i18n/activate-language.ts'
import { isLanguageCode } from '../i18n/languages.ts'
import { AssumeAsksLanguage } from '../i18n/asks-language.ts'
import { pageTexts } from './page-texts.ts'
import { AssumePhone } from '../ui/page/use-phone.ts'

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
  return { markup, ...pageTexts(page), queryKeys }
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
