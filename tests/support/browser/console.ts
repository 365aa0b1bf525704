import { randomBytes } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'
import { knownVisitor } from './known-visitor.ts'

type Fixtures = {
  /** Names a request that the test itself breaks, so that the browser may say that it failed. */
  mayFail: (address: RegExp) => void
  /** Names what the shop itself says of such a failure. */
  maySay: (text: RegExp) => void
  /** Someone who has never been here, and is asked what a newcomer is asked. */
  isNewcomer: boolean
  known: undefined
  quietConsole: undefined
  allowed: RegExp[]
  expected: RegExp[]
}

/** The browser's own words for a request that got no good answer. */
const failedRequest = /^Failed to load resource: /

/** Somewhere in the address space that nobody is given; the shop counts a whole net as one caller. */
function newCaller(): string {
  const net = randomBytes(6).toString('hex').match(/..../g) ?? []
  return `fd00:${net.join(':')}::1`
}

/** A test in a browser whose console must stay empty: whatever is said there fails the test. */
export const test = base.extend<Fixtures>({
  // Every test calls from a place of its own, so that none uses up what another one may ask for.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': newCaller() }),
  isNewcomer: [false, { option: true }],
  known: [
    async ({ context, isNewcomer, baseURL }, use) => {
      if (!isNewcomer && baseURL) await context.addCookies(knownVisitor(baseURL))
      await use(undefined)
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  allowed: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  expected: async ({}, use) => use([]),
  maySay: async ({ expected }, use) => use((text) => void expected.push(text)),
  mayFail: async ({ allowed }, use) => use((address) => void allowed.push(address)),
  quietConsole: [
    async ({ context, allowed, expected }, use) => {
      const said: string[] = []
      context.on('console', (message) => {
        const { url } = message.location()
        if (failedRequest.test(message.text()) && allowed.some((address) => address.test(url))) return
        if (expected.some((text) => text.test(message.text()))) return
        said.push(`${message.type()}: ${message.text()} (${url})`)
      })
      context.on('weberror', (error) => said.push(`uncaught: ${error.error()}`))
      await use(undefined)
      expect(said, 'said on the console').toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a page and waits until everything on it answers, as it does a moment after it is read or at the first touch. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await isAlive(page)
}

export async function isAlive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-alive', '')
}

export { expect }
