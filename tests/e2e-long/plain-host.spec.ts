import { test } from '@playwright/test'
import { siteFolder } from '../support/built-site.ts'
import { type PlainHost, plainHost } from '../support/plain-host.ts'
import { ends, expectEnd } from '../support/plain-host-ends.ts'

let host: PlainHost

test.beforeAll(async () => {
  host = await plainHost(siteFolder())
})
test.afterAll(() => host.close())

for (const end of ends)
  test(`from a plain file host, ${end.asked} in a ${end.locale} browser ends at ${end.at}`, ({ browser }) =>
    expectEnd(browser, host.url, end))
