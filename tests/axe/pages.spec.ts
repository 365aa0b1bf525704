import { pages } from '#domain/navigation/pages.ts'
import { toolPages } from '#domain/navigation/tool-pages.ts'
import { expect, test } from '../support/console.ts'
import { goodLinks } from '../support/good-link.ts'
import { expectUsable } from '../support/usable.ts'

const unknown = { name: 'unknown', path: '/nowhere' }

for (const { name, path } of [...pages, ...toolPages, unknown]) {
  for (const prefix of ['', '/ja']) {
    const address = prefix + path.replace('{token}', 'a1b2c3').replace(/^\/$/, prefix ? '' : '/')
    test(`${address} can be used by everyone, light and dark, narrow and wide`, async ({ page, mayFail }) => {
      if (name === 'unknown' || name === 'not-found') mayFail(new RegExp(`${address}$`))
      // Colours are compared as they stand, not on their way from one theme to the other.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await goodLinks(page)
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('complementary')).toBeVisible()
      await expectUsable(page)
    })
  }
}
