import { test } from '../support/console.ts'
import { expectAnewOnce, expectReadable, partFaults } from '../support/part-faults.ts'

for (const [name, fault] of Object.entries(partFaults)) {
  test(`a page whose part ${name} is loaded anew once, and then there`, async ({ page, mayFail, maySay }) => {
    mayFail(/\/assets\//)
    maySay(/Failed to load module script/)
    await expectAnewOnce(page, fault)
  })

  test(`a page whose part ${name} for good can be read or left, and is not loaded again and again`, async ({
    page,
    mayFail,
    maySay,
  }) => {
    mayFail(/\/assets\//)
    maySay(/Failed to load module script/)
    await expectReadable(page, fault)
  })
}
