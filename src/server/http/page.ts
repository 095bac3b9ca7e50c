import type { FastifyInstance, FastifyRequest } from 'fastify'
import { publicPages } from '../../contract/public-pages.ts'
import { answersOf, type PageAnswer } from './page-answers.ts'
import { PageDrawer } from './page-drawer.ts'
import { PageFiles } from './page-files.ts'
import { type PageReader, readerOf } from './page-reader.ts'

export interface ReadyPage {
  html: string
  status: number
}

const ROOT = '<div id="root"></div>'

/**
 * The web app's pages. A public one comes drawn, with its route's files for the browser to fetch at once and its first
 * answers, so that the app goes on from there without asking again. Without a network the service worker's plain shell
 * serves instead.
 */
export class Pages {
  readonly #app: FastifyInstance
  readonly #files: PageFiles
  readonly #drawer: PageDrawer | null
  readonly #now: () => Date

  private constructor(app: FastifyInstance, files: PageFiles, drawer: PageDrawer | null, now: () => Date) {
    this.#app = app
    this.#files = files
    this.#drawer = drawer
    this.#now = now
  }

  static async open(app: FastifyInstance, webRoot: string, now: () => Date): Promise<Pages> {
    return new Pages(app, new PageFiles(webRoot), await PageDrawer.load(webRoot), now)
  }

  async page(request: FastifyRequest): Promise<ReadyPage> {
    const reader = readerOf(request, this.#files.languages)
    const found = publicPages
      .map((page) => ({ page, match: page.pattern.exec(reader.path) }))
      .find(({ match }) => match)
    if (!found?.match) return { html: this.#files.shell, status: this.#files.isPage(reader.path) ? 200 : 404 }
    const { search, langCode } = reader
    const addresses = found.page.reads({ id: found.match[1] ?? '', search, langCode })
    const answers = await answersOf(this.#app, addresses)
    const first = answers.find(({ address }) => address === addresses[0])
    return {
      html: await this.#filled(found.page.route, reader, answers),
      status: first && first.status >= 400 ? 404 : 200,
    }
  }

  async #filled(route: string, reader: PageReader, answers: readonly PageAnswer[]): Promise<string> {
    const drawn = await this.#drawn(reader, answers)
    const head = [
      this.#files.linksOf(route, reader.langCode),
      block(
        'first-data',
        `{${answers
          .filter(({ status }) => status === 200)
          .map(({ address, text }) => `${JSON.stringify(address)}:${text}`)
          .join(',')}}`,
      ),
      drawn ? block('first-keys', JSON.stringify(drawn.queryKeys)) : '',
    ]
    return this.#files.shell
      .replace(/<html lang="[a-z]+"/, () => `<html lang="${reader.langCode}"`)
      .replace('</head>', () => `${head.join('')}</head>`)
      .replace(ROOT, () => (drawn ? `<div id="root">${drawn.markup}</div>` : ROOT))
  }

  /** Null: the browser draws it by itself, as it always can. */
  async #drawn(reader: PageReader, answers: readonly PageAnswer[]) {
    try {
      return (await this.#drawer?.draw(reader, answers, this.#now())) ?? null
    } catch (error) {
      this.#app.log.error({ error, path: reader.path }, 'a page could not be drawn')
      return null
    }
  }
}

/** Data for the app's scripts, which the content security policy does not execute. */
function block(id: string, json: string): string {
  // `</script>` inside a text would end the block; escaped, it is the same JSON.
  return `<script type="application/json" id="${id}">${json.replaceAll('<', String.raw`\u003c`)}</script>`
}
