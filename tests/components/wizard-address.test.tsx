import { act } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { selectWizardStep } from '#machines/tabi-gen-01/wizard-step.ts'
import { button, follow, headingText, main, press, tick } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { settled, success } from '../support/components/open-screen.tsx'
import { fileWith, openWizardAt, rosasFeet } from '../support/components/open-wizard.ts'
import { deferred, pretendShop } from '../support/fakes/pretend-shop.ts'

freshBrowser()

// What shows the steps is large: no test waits for it.
beforeAll(() =>
  Promise.all([
    import('#src/features/wizard/open-wizard.ts'),
    import('#src/features/wizard/scan/scan-step-content.tsx'),
  ]),
)

const withFeet = fileWith(rosasFeet('s1'))
const open = (address: string, file = withFeet) => openWizardAt(address, { file })

test('a deep link to a step without feet stays there, loads no machine, and leads to what is missing', async () => {
  const { running, path } = await openWizardAt('/tabi-gen-01/fit')
  await expect.poll(main).toContain('we need the measurements of both feet')
  expect([path(), running(), headingText()]).toEqual(['/tabi-gen-01/fit', undefined, 'Fit'])
  follow('Measure your feet')
  await expect.poll(headingText).toBe('Your feet')
  await expect.poll(running).toBeDefined()
})

test.each(['fit', 'summary'])(
  'whoever has begun without feet finds the same at /%s, from the machine',
  async (step) => {
    const { wizard, path } = await open(`/tabi-gen-01/${step}`, fileWith({ upper: 'strap' }))
    const actor = await wizard()
    await expect.poll(main).toContain('we need the measurements of both feet')
    expect([path(), selectWizardStep(actor.getSnapshot())]).toEqual([`/tabi-gen-01/${step}`, step])
  },
)

test('a deep link takes the machine there, and makes no entry of the history', async () => {
  const { wizard, history, path } = await open('/tabi-gen-01/fit')
  const actor = await wizard()
  await expect.poll(() => button('Continue to the summary')).toBeTruthy()
  expect([selectWizardStep(actor.getSnapshot()), path(), history.length]).toEqual(['fit', '/tabi-gen-01/fit', 1])
})

test('steps forward are entries of the history, and back and forward take the machine along', async () => {
  const { wizard, router, history, path } = await open('/tabi-gen-01/style')
  const actor = await wizard()
  await press('Continue to fit')
  await expect.poll(path).toBe('/tabi-gen-01/fit')
  await press('Continue to the summary')
  await expect.poll(path).toBe('/tabi-gen-01/summary')
  expect(history.length).toBe(3)
  for (const [go, step] of [
    ['back', 'fit'],
    ['back', 'style'],
    ['forward', 'fit'],
  ] as const) {
    act(() => history[go]())
    await expect.poll(path).toBe(`/tabi-gen-01/${step}`)
    await settled(router)
    expect([selectWizardStep(actor.getSnapshot()), history.length]).toEqual([step, 3])
  }
})

test('the steps that are done lead back', async () => {
  const { wizard, path } = await open('/tabi-gen-01/summary')
  const actor = await wizard()
  await expect.poll(main).toContain('Add to cart')
  follow('Style')
  await expect.poll(path).toBe('/tabi-gen-01/style')
  expect(selectWizardStep(actor.getSnapshot())).toBe('style')
})

test('several events in one turn are one entry, and whatever is asked beside the step stays in the address', async () => {
  const { wizard, history, path } = await open('/tabi-gen-01/style?from=mail')
  const actor = await wizard()
  await expect.poll(() => button('Continue to fit')).toBeTruthy()
  for (let times = 0; times < 2; times += 1) actor.send({ type: 'step.confirmed' })
  await expect.poll(path).toBe('/tabi-gen-01/summary?from=mail')
  expect(history.length).toBe(2)
})

test('another language in the middle changes neither step nor what is chosen', async () => {
  const { wizard, router, path, language } = await open('/tabi-gen-01/style?from=mail')
  const actor = await wizard()
  actor.send({ type: 'colour.chosen', colour: 'green' })
  await expect.poll(() => button('Continue to fit')).toBeTruthy()
  router.options.context.choice.choose('ja')
  await expect.poll(headingText).toBe('スタイル')
  await expect.poll(() => button('フィットへ進む')).toBeTruthy()
  expect([language.current(), actor.getSnapshot().status]).toEqual(['ja', 'active'])
  expect(path()).toMatch(/^\/tabi-gen-01\/style\?from=mail/)
  expect(document.querySelector<HTMLInputElement>('[value=green]')?.checked).toBe(true)
})

test('whoever goes back while the pair is added, or once it is in the cart, stays, and the address with them', async () => {
  const answer = deferred(() => success({ count: 1 }))
  const shop = pretendShop({ '/cart/add': () => answer.answer })
  const { wizard, router, history, path } = await openWizardAt('/tabi-gen-01/fit', {
    file: withFeet,
    answers: shop.answers,
  })
  const actor = await wizard()
  await press('Continue to the summary')
  await expect.poll(path).toBe('/tabi-gen-01/summary')
  await press('Add to cart')
  await expect.poll(main).toContain('Please confirm this')
  await tick(/^I’ve read this/)
  await press('Add to cart')
  act(() => history.back())
  await settled(router)
  expect([path(), selectWizardStep(actor.getSnapshot())]).toEqual(['/tabi-gen-01/summary', 'summary'])
  answer.come()
  await expect.poll(main).toContain('Your pair is in the cart')
  await act(() => router.navigate({ to: '/tabi-gen-01/style' }))
  await settled(router)
  expect(path()).toBe('/tabi-gen-01/summary')
  await press('Change this pair')
  await expect.poll(path).toBe('/tabi-gen-01/style')
})

test('a page that is only fetched ahead moves nobody', async () => {
  const { wizard, router } = await open('/tabi-gen-01/style')
  const actor = await wizard()
  await router.preloadRoute({ to: '/tabi-gen-01/summary' })
  expect(selectWizardStep(actor.getSnapshot())).toBe('style')
})

test('the machine ends with the four steps, asks the address no more, and begins anew with what the device has', async () => {
  const { wizard, router, running, path, actors } = await open('/tabi-gen-01/style')
  const first = await wizard()
  first.send({ type: 'colour.chosen', colour: 'brown' })
  await act(() => router.navigate({ to: '/about' }))
  await settled(router)
  expect([first.getSnapshot().status, [...actors.running().keys()]]).toEqual(['stopped', []])
  await act(() => router.navigate({ to: '/tabi-gen-01/fit' }))
  await settled(router)
  const second = await wizard()
  expect(second).not.toBe(first)
  await expect.poll(() => button('Continue to the summary')).toBeTruthy()
  expect([running(), path()]).toEqual([second, '/tabi-gen-01/fit'])
  follow('Style')
  await expect.poll(() => document.querySelector<HTMLInputElement>('[value=brown]')?.checked).toBe(true)
})
