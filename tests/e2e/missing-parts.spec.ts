import { test } from '../support/browser/console.ts'
import { expectAnewOnce, partFaults } from '../support/browser/part-faults.ts'

test('a page whose part is not there is loaded anew once, and then there', async ({ page, mayFail }) => {
  mayFail(/\/assets\//)
  await expectAnewOnce(page, partFaults['is not there'])
})
