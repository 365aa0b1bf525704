import { expect, openAlive, test } from '../support/browser/console.ts'
import { expectSameAsInNode, shoeRequests } from '../support/browser/same-shoe-in-browser.ts'
import { makeInChromium } from '../support/browser/shoe-worker.ts'

/** Making shoes takes a processor as long as it has others to serve. */
test.describe.configure({ timeout: 240_000 })

test("the same request makes the same print in a browser's worker as in Node, to the last bit", ({ page }) =>
  expectSameAsInNode(page, 'print'))

test('a print whose tools do not come is a failure that is told, and previews are made nevertheless', async ({
  page,
  mayFail,
  maySay,
}) => {
  mayFail(/\.wasm$/)
  maySay(/wasm|Aborted|falling back to ArrayBuffer/)
  await page.route(/\.wasm$/, (route) => route.abort())
  await openAlive(page, '/shapediver')
  const [print, preview] = [shoeRequests('print').slice(0, 1), shoeRequests('preview').slice(0, 1)]
  await expect(makeInChromium(page, [print])).rejects.toThrow(/wasm|Aborted/)
  const [[made] = []] = await makeInChromium(page, [preview])
  expect(made?.hash).toMatch(/^[0-9a-f]{16}$/)
})
