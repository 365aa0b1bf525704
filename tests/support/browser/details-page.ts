import type { Page } from '@playwright/test'
import { expect, openAlive } from './console.ts'

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const saveDetails = (page: Page) => page.getByRole('button', { name: 'Save details' })

/** Opens the details of the signed-in customer and waits until they are loaded. */
export async function openDetails(page: Page): Promise<void> {
  await openAlive(page, '/profile/details')
  await expect(saveDetails(page)).toBeVisible()
}
