import { mkdtemp, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type ConsoleMessage, type ElementHandle, type JSHandle } from 'puppeteer-core'
import type { Driver, DriverOptions } from './driver.ts'

/** Firefox over WebDriver BiDi, with a profile of its own. */
export async function openFirefox({
  size,
  userAgent,
}: DriverOptions): Promise<Driver<ElementHandle<HTMLElement>>> {
  const profile = await mkdtemp(join(tmpdir(), 'ilteo-firefox-'))
  const errors: string[] = []
  const open = async () => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
      userDataDir: profile,
      defaultViewport: size,
      protocolTimeout: 120_000,
      extraPrefsFirefox: {
        'intl.accept_languages': 'en-US, en',
        // The size of a phone's screen, and no sheets that move.
        'ui.prefersReducedMotion': 1,
        ...(userAgent ? { 'general.useragent.override': userAgent } : {}),
      },
    })
    const [page = await browser.newPage()] = await browser.pages()
    page.on('console', (message) => {
      if (message.type() === 'error') void textOf(message).then((text) => errors.push(text), ignoreLeftPage)
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    return { browser, page }
  }
  const kill = async () => {
    const running = current.browser.process()
    if (!running) return
    const ended = once(running, 'exit')
    running.kill('SIGKILL')
    await ended
  }
  let current = await open()
  return {
    name: await current.browser.version(),
    goto: async (address) => void (await current.page.goto(address)),
    evaluate: (work, argument) => current.page.evaluate(work, argument as never),
    async find(work, argument) {
      const found: JSHandle = await current.page.evaluateHandle(work as never, argument as never)
      return found.asElement() as ElementHandle<HTMLElement> | null
    },
    inspect: (work, element) => element.evaluate(work),
    click: (element) => element.click(),
    type: (element, text) => element.type(text),
    chooseFile: (element, path) => (element as unknown as ElementHandle<HTMLInputElement>).uploadFile(path),
    screenshot: async () => Buffer.from(await current.page.screenshot()),
    errors: async () => errors,
    async killAndReopen() {
      await kill()
      current = await open()
    },
    async close() {
      await kill()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Errors are objects in the page, whose texts only the page knows. */
async function textOf(message: ConsoleMessage): Promise<string> {
  return (await Promise.all(message.args().map((part) => part.evaluate(String)))).join(' ')
}

/** A page that is left cannot be asked any more. It logs imports that were under way, which Firefox then aborts. */
const ignoreLeftPage = () => undefined
