import { randomBytes } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'
import { knownVisitor } from './known-visitor.ts'

type Fixtures = {
  /** Allows a request that the test itself breaks to fail, so that the browser may log it. */
  mayFail: (address: RegExp) => void
  /** Allows a message that the shop itself logs about such a failure. */
  maySay: (text: RegExp) => void
  /** A first-time visitor, without the cookies that answer the consent and country questions. */
  isNewcomer: boolean
  known: undefined
  quietConsole: undefined
  allowed: RegExp[]
  expected: RegExp[]
}

/** The browser's own message for a failed request. */
const failedRequest = /^Failed to load resource: /
/** The viewer of /shapediver names itself, and nothing silences it. */
const viewerName = /^ShapeDiver Viewer 3, Version [\d.]+$/

/** A private address that no other test uses; the shop counts a whole network as one caller. */
function newCaller(): string {
  const net = randomBytes(6).toString('hex').match(/..../g) ?? []
  return `fd00:${net.join(':')}::1`
}

/** A test that fails when anything is logged to the browser console. */
export const test = base.extend<Fixtures>({
  // Every test calls from its own address, so that no test uses up another's rate limit.
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
        if (viewerName.test(message.text())) return
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

/** Opens a page and waits until it is hydrated, which happens a moment after loading or at the first interaction. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await isAlive(page)
}

export async function isAlive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-alive', '')
}

export { expect }
