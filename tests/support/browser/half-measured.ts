import type { Page } from '@playwright/test'
import { acceptedFoot } from './begun-scan.ts'
import { expect, title, words } from './scan-journey.ts'

/** A draft with an accepted left foot. */
export const leftAccepted = { way: 'trace', left: acceptedFoot('left') } as const

/** Checks that the accepted left foot is still there, and that the right one is next. */
export async function expectLeftSaved(
  page: Page,
  { rightPhoto, progress }: { rightPhoto: string; progress: string } = words.en,
) {
  await expect(title(page, rightPhoto)).toBeVisible()
  const feet = page.getByRole('list', { name: progress }).getByRole('listitem')
  await expect(feet.first()).toHaveText(/(Left 250\.0\smm, accepted|左 25\.0\scm、確定済み)/)
}
