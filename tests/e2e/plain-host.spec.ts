import { test } from '@playwright/test'
import { ends, expectEnd } from '../support/browser/plain-host-ends.ts'
import { siteFolder } from '../support/server/built-site.ts'
import { plainHost } from '../support/server/plain-host.ts'

/** One of each kind: a file, another language, a visitor page, a redirect and a missing page. */
const kinds = ['/about/', '/ja/about?lang=en#main', '/profile/order', '/scan', '/ja//evil.example/x?lang=en']

test('resolves an address on a plain file host like the shop does, however it is opened', async ({ browser }) => {
  const host = await plainHost(siteFolder())
  for (const end of ends.filter(({ asked }) => kinds.includes(asked)))
    await test.step(`${end.asked} ends at ${end.at}`, () => expectEnd(browser, host.url, end))
  host.close()
})
