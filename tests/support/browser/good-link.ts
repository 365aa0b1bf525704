import type { Page } from '@playwright/test'

/** Answers every sign-in link on this page as valid: for tests that are about something else. */
export async function goodLinks(page: Page): Promise<void> {
  await page.route('**/api/user/sign-in/status', (route) =>
    route.fulfill({ json: { status: 'success', data: { email: 'm•••@example.com' } } }),
  )
}
