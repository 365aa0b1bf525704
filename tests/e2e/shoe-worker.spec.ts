import { test } from '../support/browser/console.ts'
import { expectSameAsInNode } from '../support/browser/same-shoe-in-browser.ts'

test("the same request makes the same preview in a browser's worker as in Node, to the last bit", ({ page }) => {
  // Making shoes takes a processor as long as it has others to serve.
  test.setTimeout(240_000)
  return expectSameAsInNode(page, 'preview')
})
