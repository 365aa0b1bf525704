import type { Page } from '@playwright/test'
import { makeShoe } from '#domain/shoe/make-shoe.ts'
import { type Level, type ShoeRequest, uppers } from '#domain/shoe/shoe-request.ts'
import { loadSimplify } from '#server/shoes/load-simplify.ts'
import { expect, openAlive } from './console.ts'
import { makeInChromium } from './shoe-worker.ts'

/** One request of a level for each upper. */
export const shoeRequests = (level: Level) =>
  uppers.map((upper): ShoeRequest => {
    const measures = { lengthMm: 258, ballWidthMm: 104, heelWidthMm: 66 }
    return { measures, side: 'left', upper, feel: 'natural', level, soleText: '' }
  })

/** Checks that a browser's worker makes the same shoes as Node for the same requests, to the last bit. */
export async function expectSameAsInNode(page: Page, level: Level): Promise<void> {
  const requests: string[] = []
  page.on('request', (request) => void requests.push(new URL(request.url()).pathname))
  await openAlive(page, '/shapediver')
  const orders = shoeRequests(level)
  const inBrowser = await makeInChromium(
    page,
    orders.map((order) => [order]),
  )
  const simplify = level === 'print' ? await loadSimplify() : undefined
  const inNode = orders.map((order) => {
    const made = makeShoe(order, { simplify })
    return made.ok ? made.value.report.hash : made.code
  })
  expect(inBrowser.map(([only]) => only?.hash)).toEqual(inNode)
  expect(new Set(inNode).size).toBe(orders.length)
  // Half a megabyte that a preview does not need; a print loads it once, from the shop, by its content hash.
  const wasm = requests.filter((address) => address.endsWith('.wasm'))
  expect(wasm).toEqual(level === 'print' ? [expect.stringMatching(/^\/assets\/manifold-[\w-]{8}\.wasm$/)] : [])
  if (level === 'preview') expect(requests.filter((address) => address.includes('manifold'))).toEqual([])
}
