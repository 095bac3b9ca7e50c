import { expect } from '@playwright/test'
import { isAppRendered } from '../support/is-app-rendered.ts'
import type { Driver } from './driver.ts'
import { findElement, isPressable, type Target, wantedOf } from './find-element.ts'

/** A tab of any browser, with the few acts the journeys need. Each waits until it is possible. */
export interface Tab {
  browser: Pick<Driver, 'name' | 'screenshot' | 'errors' | 'killAndReopen' | 'close'>
  goto(address: string): Promise<void>
  click(target: Target): Promise<void>
  /** Replaces what is in the field. */
  type(target: Target, text: string): Promise<void>
  chooseFile(target: Target, path: string): Promise<void>
  /** Waits until the element is shown. */
  sees(target: Target): Promise<void>
  /** Waits until the page's text contains it. */
  reads(text: string | RegExp): Promise<void>
  has(target: Target): Promise<boolean>
  attribute(target: Target, name: string): Promise<string | null>
  text(): Promise<string>
  address(): Promise<string>
  evaluate: Driver['evaluate']
}

/** A guard against hanging, as the limits of playwright.config.ts. */
const LIMIT = 60_000

export function tabOf<Handle>(driver: Driver<Handle>): Tab {
  const find = (target: Target) => driver.find(findElement, wantedOf(target))
  /** Null while the page is changing: elements that are gone, pages that are being left. */
  const settled = async <T>(work: Promise<T>): Promise<T | null> => {
    try {
      return await work
    } catch {
      return null
    }
  }
  /** Acts on an element once it can be pressed; again with the one that replaced it, if it is replaced before. */
  const press = (target: Target, act: (element: Handle) => Promise<void>): Promise<void> =>
    expect
      .poll(
        async () => {
          const found = await settled(find(target))
          if (!found || !(await settled(driver.inspect(isPressable, found)))) return false
          try {
            await act(found)
            return true
          } catch (error) {
            if (wasReplaced(error)) return false
            throw error
          }
        },
        { message: `${describe(target)} can be pressed`, timeout: LIMIT, intervals: [50, 100, 250] },
      )
      .toBe(true)
  const text = async () => (await settled(driver.evaluate(() => document.body.innerText, null))) ?? ''
  return {
    browser: driver,
    async goto(address) {
      await driver.goto(address)
      await expect.poll(() => settled(driver.evaluate(isAppRendered, null)), { timeout: LIMIT }).toBe(true)
    },
    click: (target) => press(target, (element) => driver.click(element)),
    type: (target, value) =>
      press(target, async (field) => {
        await driver.inspect((element) => {
          element.focus()
          if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select()
        }, field)
        await driver.type(field, value)
      }),
    async chooseFile(target, path) {
      const field = await find(target)
      if (!field) throw new Error(`there is no ${describe(target)}`)
      await driver.chooseFile(field, path)
    },
    sees: (target) =>
      expect
        .poll(async () => (await settled(find(target))) !== null, {
          message: `${describe(target)} is shown`,
          timeout: LIMIT,
        })
        .toBe(true),
    reads: (part) =>
      expect
        .poll(text, { timeout: LIMIT })
        .toEqual(typeof part === 'string' ? expect.stringContaining(part) : expect.stringMatching(part)),
    has: async (target) => (await find(target)) !== null,
    async attribute(target, name) {
      const element = await settled(find(target))
      const all = element && (await settled(driver.inspect(attributesOf, element)))
      return all?.[name] ?? null
    },
    text,
    address: () => driver.evaluate(() => location.href, null),
    evaluate: (work, argument) => driver.evaluate(work, argument),
  }
}

/** As the drivers name it; nothing has been pressed then. */
const wasReplaced = (error: unknown) =>
  /detached|not clickable|stale element|click intercepted/.test(String(error))

const attributesOf = (element: Element) =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))

function describe({ role, name, within }: Target): string {
  return `${role}${name === undefined ? '' : ` ${String(name)}`}${within ? ` in ${describe(within)}` : ''}`
}
