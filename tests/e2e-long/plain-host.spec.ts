import { test } from '@playwright/test'
import { ends, expectEnd } from '../support/browser/plain-host-ends.ts'
import { siteFolder } from '../support/server/built-site.ts'
import { type PlainHost, plainHost } from '../support/server/plain-host.ts'

let host: PlainHost

test.beforeAll(async () => {
  host = await plainHost(siteFolder())
})
test.afterAll(() => host.close())

for (const end of ends)
  test(`from a plain file host, ${end.asked} in a ${end.locale} browser ends at ${end.at}`, ({ browser }) =>
    expectEnd(browser, host.url, end))
