import type { Page } from '@playwright/test'

/** Whatever link is opened on this page, it can be used: for tests that are about something else. */
export async function goodLinks(page: Page): Promise<void> {
  await page.route('**/api/user/sign-in/look', (route) =>
    route.fulfill({ json: { status: 'success', data: { email: 'm•••@example.com' } } }),
  )
}
