import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { getOpenDesign } from '#machines/tabi-gen-01/wizard-steps.ts'
import { someScan, someTypedFoot } from '../support/builders/some-scan.ts'
import { main, press } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { fileWith, openWizardAt, rosa, rosasFeet } from '../support/components/open-wizard.ts'

freshBrowser()

// The chunk of the steps is large: loaded here, it counts in no test's time.
beforeAll(() => import('#src/features/wizard/open-wizard.ts'))

const onRosasFeet = (more: object = {}) => fileWith({ ...rosasFeet('s1'), colour: 'green', ...more })
const group = (name: string) => within(screen.getByRole('group', { name }))
const choose = (of: string, name: string) => fireEvent.click(group(of).getByRole('radio', { name }))

async function openFit(more: object = {}) {
  const { wizard } = await openWizardAt('/tabi-gen-01/fit', { file: onRosasFeet(more) })
  const actor = await wizard()
  await screen.findByRole('group', { name: 'Feel' })
  return { worn: () => getOpenDesign(actor.getSnapshot().context).worn }
}

describe('the fit', () => {
  test('shows at once in row and table by how many millimetres an answer changes the pair', async () => {
    await openFit({ worn: [{ feel: 'natural', answers: { left: {}, right: {} } }] })
    choose('Ball', 'Tight')
    await expect.poll(main).toMatch(/\+1\.5\smm wide/)
    expect(main()).toMatch(/\+3\.0\smm around/)
    expect(main()).toContain('was +3.0')
    choose('Ball', 'Just right')
    await expect.poll(main).not.toMatch(/mm wide/)
  })

  test('asks about each foot separately on request, and about both again', async () => {
    const { worn } = await openFit({ worn: [{ feel: 'natural', answers: { left: {}, right: {} } }] })
    await press('Answer for each foot')
    choose('Heel, left foot', 'Loose')
    expect(worn()[0]?.answers).toEqual({ left: { heel: 'loose' }, right: {} })
    await press('Answer for both feet together')
    expect(worn()[0]?.answers).toEqual({ left: { heel: 'loose' }, right: { heel: 'loose' } })
  })

  test('reports contradicting answers and the limit of the adjustment', async () => {
    const tight = { left: { toes: 'tight' }, right: { toes: 'tight' } }
    const loose = { left: { toes: 'loose' }, right: { toes: 'loose' } }
    await openFit({
      feel: 'close',
      worn: [
        { feel: 'roomy', answers: tight },
        { feel: 'close', answers: loose },
      ],
    })
    expect(main()).toContain('Your answers contradict each other here: Toes.')
    expect(main()).not.toContain('We can’t change the room any further')
    fireEvent.click(group('Feel').getByRole('radio', { name: /^Roomy/ }))
    await expect.poll(main).toContain('We can’t change the room any further')
  })

  test('returns to the scan alone', async () => {
    const { worn } = await openFit({ worn: [{ feel: 'natural', answers: { left: {}, right: {} } }] })
    choose('Have you worn a pair or tried a sample?', 'No, use the scan')
    await expect.poll(main).toContain('From the scan alone.')
    expect(worn()).toEqual([])
  })

  test.each([
    ['women', true],
    ['neither', false],
  ] as const)('compares with other feet only with a chosen group: %s', async (group, isCompared) => {
    await openFit({ person: { ...rosa, group } })
    await screen.findByRole('heading', { name: 'Foot, room, inside' })
    expect(screen.queryAllByRole('heading', { name: 'Among 100 women' })).toHaveLength(isCompared ? 1 : 0)
    expect(main().includes('Compare with men')).toBe(isCompared)
  })

  test('says that a scan by hand is less certain, in what, and where to make a better one', async () => {
    const byHand = someScan({ left: someTypedFoot('left', 250), right: someTypedFoot('right', 251) })
    await openWizardAt('/tabi-gen-01/fit', { file: fileWith({ ...rosasFeet('s1', byHand), colour: 'green' }) })
    await expect.poll(main).toContain('We’re less sure of this fit')
    expect(main()).toContain('What you’ve chosen stays.')
    expect(screen.getByRole('link', { name: 'Go to the scan' }).getAttribute('href')).toContain('/tabi-gen-01/scan')
  })
})

describe('the style', () => {
  test('keeps unprintable text in its field, says what can be printed and does not use it', async () => {
    const { wizard } = await openWizardAt('/tabi-gen-01/style', { file: onRosasFeet({ soleText: 'ROSA' }) })
    const actor = await wizard()
    const field = await screen.findByRole('textbox', { name: /^Text under the sole/ })
    expect((field as HTMLInputElement).value).toBe('ROSA')
    fireEvent.change(field, { target: { value: '足の裏' } })
    await press('Continue to fit')
    await expect.poll(main).toContain('Please use A to Z, digits, spaces and - . &.')
    expect((field as HTMLInputElement).value).toBe('足の裏')
    expect(getOpenDesign(actor.getSnapshot().context).soleText).toBe('ROSA')
    fireEvent.change(field, { target: { value: 'a text that is long' } })
    await expect.poll(main).toContain('At most 8 characters fit.')
  })
})

describe('the summary', () => {
  test('lists the choices for the workshop, and price, dates and terms for the customer', async () => {
    const worn = [{ feel: 'natural', answers: { left: { ball: 'tight' }, right: {} } }]
    await openWizardAt('/tabi-gen-01/summary', { file: onRosasFeet({ soleText: 'ROSA', upper: 'strap', worn }) })
    await waitFor(() => expect(main()).toContain('Strap, Green'))
    for (const text of ['for Rosa', 'ROSA', 'left: Ball width +1.5 mm', '£240', 'To pay now', '21 days', '60 days'])
      expect(main()).toContain(text)
  })

  test('names what is missing with a link to each', async () => {
    const short = someScan({ left: someTypedFoot('left', 150), right: someTypedFoot('right', 151) })
    await openWizardAt('/tabi-gen-01/summary', { file: fileWith({ ...rosasFeet(undefined, short), colour: 'green' }) })
    await waitFor(() => expect(main()).toContain('The feet are shorter than those we make shoes for.'))
    expect(main()).toContain('The scan hasn’t been sent yet.')
    expect(screen.getByRole('link', { name: 'Go to the feet' }).getAttribute('href')).toContain('/tabi-gen-01/scan')
  })
})
