import { chunkFailures, expectReloadOnce } from '../support/browser/chunk-failures.ts'
import { test } from '../support/browser/console.ts'

test('reloads a page once when its chunk is missing, and then shows it', async ({ page, mayFail }) => {
  mayFail(/\/assets\//)
  await expectReloadOnce(page, chunkFailures['is not there'])
})
