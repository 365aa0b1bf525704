import { chunkFailures, expectReloadOnce } from '../support/browser/chunk-failures.ts'
import { test } from '../support/browser/console.ts'

test('a page whose part is not there is loaded anew once, and then there', async ({ page, mayFail }) => {
  mayFail(/\/assets\//)
  await expectReloadOnce(page, chunkFailures['is not there'])
})
