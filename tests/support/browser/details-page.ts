import type { Page } from '@playwright/test'
import { expect, openAlive } from './console.ts'

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const saveDetails = (page: Page) => page.getByRole('button', { name: 'Save details' })

/** Opens the details of the customer who is signed in, once they are there. */
export async function openDetails(page: Page): Promise<void> {
  await openAlive(page, '/profile/details')
  await expect(saveDetails(page)).toBeVisible()
}
