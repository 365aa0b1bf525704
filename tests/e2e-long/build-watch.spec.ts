import type { Page } from '@playwright/test'
import { countDocuments } from '../support/browser/chunk-failures.ts'
import { expect, test } from '../support/browser/console.ts'
import { answerNewerBuild, expectWatched, returnToTab } from '../support/browser/newer-build.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })

test('loads the newer build also for a link to an anchor', async ({ page, context }) => {
  await answerNewerBuild(context)
  await page.goto('/about')
  await expectWatched(page)
  const documents = countDocuments(page)
  await returnToTab(page)
  await footerLink(page, 'Cookies').click()
  await expect(heading(page)).toHaveText('Terms and privacy')
  await expect(page.locator('#stored-values')).toBeInViewport()
  await expectWatched(page)
  expect(documents()).toBeGreaterThan(0)
})
