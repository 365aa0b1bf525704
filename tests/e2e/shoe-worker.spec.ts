import { makeShoe } from '#domain/shoe/make-shoe.ts'
import { type Level, levels, type ShoeRequest, uppers } from '#domain/shoe/shoe-request.ts'
import { loadSimplify } from '#server/shoes/load-simplify.ts'
import { expect, openAlive, test } from '../support/console.ts'
import { makeInChromium } from '../support/shoe-worker.ts'

/** A print is made of one upper; in full, of each like a preview. */
const uppersOf = (level: Level) => (level === 'preview' || process.env.TEST_LONG ? uppers : uppers.slice(0, 1))

const ordersOf = (level: Level) =>
  uppersOf(level).map((upper): ShoeRequest => {
    const measures = { lengthMm: 258, ballWidthMm: 104, heelWidthMm: 66 }
    return { measures, side: 'left', upper, feel: 'natural', level, soleText: '' }
  })

/** Making shoes takes a processor as long as it has others to serve. */
test.describe.configure({ timeout: 240_000 })

for (const level of levels)
  test(`the same request makes the same ${level} in a browser's worker as in Node, to the last bit`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    await openAlive(page, '/shapediver')
    const orders = ordersOf(level)
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
    // Half a megabyte that a preview does not need; a print takes it once, from the shop, by the name of its bytes.
    const wasm = asked.filter((address) => address.endsWith('.wasm'))
    expect(wasm).toEqual(level === 'print' ? [expect.stringMatching(/^\/assets\/manifold-[\w-]{8}\.wasm$/)] : [])
    if (level === 'preview') expect(asked.filter((address) => address.includes('manifold'))).toEqual([])
  })

test('a print whose tools do not come is a failure that is told, and previews are made nevertheless', async ({
  page,
  mayFail,
  maySay,
}) => {
  mayFail(/\.wasm$/)
  maySay(/wasm|Aborted|falling back to ArrayBuffer/)
  await page.route(/\.wasm$/, (route) => route.abort())
  await openAlive(page, '/shapediver')
  const [print, preview] = [ordersOf('print').slice(0, 1), ordersOf('preview').slice(0, 1)]
  await expect(makeInChromium(page, [print])).rejects.toThrow(/wasm|Aborted/)
  const [[made] = []] = await makeInChromium(page, [preview])
  expect(made?.hash).toMatch(/^[0-9a-f]{16}$/)
})
