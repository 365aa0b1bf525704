import { expect, openAlive, test } from '../support/browser/console.ts'
import { expectSameAsInNode, shoeRequests } from '../support/browser/same-shoe-in-browser.ts'
import { makeInChromium } from '../support/browser/shoe-worker.ts'

/** Making shoes takes long while the processor serves other tests. */
test.describe.configure({ timeout: 240_000 })

test('makes the same print in a browser worker as in Node, to the last bit', ({ page }) =>
  expectSameAsInNode(page, 'print'))

test('reports a print whose tools fail to load, and still makes previews', async ({ page, mayFail, maySay }) => {
  mayFail(/\.wasm$/)
  maySay(/wasm|Aborted|falling back to ArrayBuffer/)
  await page.route(/\.wasm$/, (route) => route.abort())
  await openAlive(page, '/shapediver')
  const [print, preview] = [shoeRequests('print').slice(0, 1), shoeRequests('preview').slice(0, 1)]
  await expect(makeInChromium(page, [print])).rejects.toThrow(/wasm|Aborted/)
  const [[made] = []] = await makeInChromium(page, [preview])
  expect(made?.hash).toMatch(/^[0-9a-f]{16}$/)
})
