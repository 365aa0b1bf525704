import { test } from '../support/browser/console.ts'
import { expectSameAsInNode } from '../support/browser/same-shoe-in-browser.ts'

test('makes the same preview in a browser worker as in Node, to the last bit', ({ page }) => {
  // Making shoes takes long while the processor serves other tests.
  test.setTimeout(240_000)
  return expectSameAsInNode(page, 'preview')
})
