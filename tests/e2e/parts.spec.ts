import { expectSectionsUsable, openSections } from '../support/a11y/design-sections.ts'
import { expect, test } from '../support/browser/console.ts'

// The page has every part there is: on a busy machine it is a long walk from key to key.
test.slow()

test('the keyboard comes to everything that can be operated, sees where it is, and leaves at the end', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSections(page)
  const wanted = await page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, summary)'),
    ]
    const stops = all.filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.tabIndex >= 0)
    // Of the choices of a group one is a stop: the chosen one, or the first.
    const inGroup = (one: HTMLElement) => one instanceof HTMLInputElement && one.type === 'radio' && !one.checked
    return stops.filter((one) => !inGroup(one)).length
  })
  await page.locator('main').focus()
  const seen = new Set<string>()
  const hidden: string[] = []
  for (let stop = 0; stop < 150; stop++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const here = document.activeElement as HTMLElement
      if (!here.closest('main')) return undefined
      here.dataset.stop ??= String(document.querySelectorAll('[data-stop]').length)
      const drawn = [here, here.closest('.radio-card')].some(
        (one) =>
          one && getComputedStyle(one).outlineStyle !== 'none' && parseFloat(getComputedStyle(one).outlineWidth) >= 2,
      )
      const control = here.matches('a, button, input, select, textarea, summary')
      return { stop: here.dataset.stop, control, drawn, name: here.outerHTML.slice(0, 120) }
    })
    if (!at) break
    if (at.control) seen.add(at.stop)
    if (!at.drawn) hidden.push(at.name)
  }
  expect(hidden).toEqual([])
  // The group in which nothing is chosen yet is a stop too.
  expect(seen.size).toBe(wanted + 1)
})

test('whatever opens on /_ui can be used by everyone, and the page fits 320 px and a text of twice the size', ({
  page,
}) => expectSectionsUsable(page, '/_ui'))

test('the head of a page stays in one line on every phone, in both languages', async ({ page }) => {
  for (const address of ['/about', '/ja/about'])
    await test.step(address, async () => {
      await page.goto(address)
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 700 })
        const places = page.getByRole('banner').locator('.wrap > :visible')
        const tops = await places.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().top + one.getBoundingClientRect().height / 2),
        )
        expect(tops.length).toBeGreaterThan(4)
        expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4)
      }
    })
})
