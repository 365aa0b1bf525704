import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { estimateMissing } from '#domain/foot/estimate-missing.ts'
import { type FootMeasures, type QualityReason, qualityReasons } from '#domain/foot/foot-figures.ts'
import type { Language } from '#domain/settings.ts'
import { loadMessages } from '#src/app/built-catalogs.ts'
import { ReviewFoot } from '#src/features/foot-scan/review/review-foot.tsx'
import { measuredFoot } from '../support/builders/scanned-feet.ts'

const namespaces = ['foot-scan', 'foot-photo', 'foot-trace'] as const

async function openReview(foot: FootMeasures, language: Language = 'en', correct?: () => void) {
  const i18n = setupI18n()
  for (const namespace of namespaces) i18n.load(language, await loadMessages(namespace, language))
  i18n.activate(language)
  const [use, again] = [vi.fn(), vi.fn()]
  render(
    <I18nProvider i18n={i18n}>
      <ReviewFoot
        foot={foot}
        picture={<img src="data:," alt="What was seen" />}
        onAccept={use}
        onRemeasure={again}
        {...(correct && { onCorrect: correct })}
      >
        <p>Something to know</p>
      </ReviewFoot>
    </I18nProvider>,
  )
  return { use, again }
}

function foot(score: number, reasons: readonly QualityReason[] = [], lengthMm = 261.1): FootMeasures {
  return { ...measuredFoot('left', lengthMm, score), quality: { score, reasons } }
}

const text = (selector: string) => document.querySelector(selector)?.textContent?.replaceAll('\u00a0', ' ')
const methods = () => [...document.querySelectorAll('.step-actions .button')]
const names = () => methods().map((method) => method.textContent)
const isVerb = (name: string) => !screen.getByRole('button', { name }).classList.contains('button-quiet')
const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))

test.each([
  [
    'en',
    '261.1 ± 1.4 mm, heel to longest toe',
    'Japan (cm) 26.0 EU 41 UK 8 US women’s 10 US men’s 9',
    '92 of 100, good',
  ],
  [
    'ja',
    '26.1 cm 261.1 ± 1.4 mm（かかとからいちばん長い指まで）',
    '日本（cm） 26.0 ヨーロッパ（EU） 41',
    '100点中92点、良好',
  ],
] as const)(
  'in %s shows the length first, with tolerance, shoe sizes and quality',
  async (language, length, sizes, quality) => {
    await openReview(foot(92, ['tilted']), language)
    expect(text('.figure')).toBe(length)
    expect(text('.near-sizes')).toContain(sizes)
    expect(text('.quality-score')).toBe(quality)
    expect(screen.getByRole('img', { name: 'What was seen' })).toBeTruthy()
    expect(screen.getByText('Something to know')).toBeTruthy()
  },
)

test('writes half sizes as on shoes and no adult sizes for a short foot', async () => {
  await openReview(foot(92, [], 250))
  expect(text('.near-sizes')).toContain('US women’s 8½')
  cleanup()
  await openReview(foot(92, [], 185))
  expect(text('.near-sizes')).toBe('About size Japan (cm) 18.5 EU 30')
})

test.each(['en', 'ja'] as const)('in %s has a separate text for each reason of lost points', async (language) => {
  await openReview(foot(70, qualityReasons), language)
  const statusText = within(document.querySelector('.quality') as HTMLElement).getAllByRole('listitem')
  expect(new Set(statusText.map(({ textContent }) => textContent)).size).toBe(qualityReasons.length)
  expect(text('.quality-lost > p')).toBe(language === 'en' ? '30 points off:' : '30点の減点：')
})

test('explains points lost to minor reasons, and shows nothing at full points', async () => {
  await openReview(foot(99))
  expect(text('.quality-lost')).toBe('1 point off:Small things, none of which matters alone.')
  cleanup()
  await openReview(foot(100))
  expect(text('.quality-lost')).toBeUndefined()
})

test('shows every number with its tolerance, and marks estimates without decimals', async () => {
  const { figures, ...seen } = foot(92)
  await openReview({ ...seen, figures: estimateMissing(figures) })
  expect(rows()[0]).toEqual(['Length ', '261.1', '± 1.4'])
  const guessed = rows().find(([name]) => name?.endsWith('estimated'))
  expect(guessed).toEqual([expect.any(String), expect.stringMatching(/^\d+$/), expect.stringMatching(/^± \d+$/)])
  const angle = rows().find(([name]) => name?.startsWith('Angle'))
  expect(angle?.[1]).toMatch(/^[\d.]+°$/)
})

test('offers a good measurement as the main action, with remeasuring and correcting as secondary ones', async () => {
  const correct = vi.fn()
  const { use, again } = await openReview(foot(60), 'en', correct)
  expect(names()).toEqual(['Use this measurement', 'Measure again', 'Correct it by hand'])
  expect(names().map((name) => isVerb(name ?? ''))).toEqual([true, false, false])
  for (const method of methods()) await userEvent.click(method)
  expect([use, again, correct].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
})

test('offers remeasuring a poor measurement first, and allows its use', async () => {
  const { use } = await openReview(foot(59), 'en', () => {})
  expect(names()).toEqual(['Measure again', 'Correct it by hand', 'Use this measurement'])
  expect([isVerb('Measure again'), isVerb('Use this measurement')]).toEqual([true, false])
  expect(text('.quality-score')).toBe('59 of 100, low')
  expect(document.querySelector('.notice')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Use this measurement' }))
  expect(use).toHaveBeenCalledOnce()
})

test.each([
  ['en', 49, 261, 'We can’t make shoes from a measurement with a quality below 50.'],
  ['ja', 49, 261, '計測の品質が50点に満たない寸法からは、靴をおつくりできません。'],
  ['en', 90, 312, 'We make shoes for feet from 180.0 mm to 310.0 mm long.'],
  ['ja', 90, 312, '靴をおつくりできるのは、足長18.0 cm〜31.0 cmの足です。'],
] as const)('in %s rejects a foot of quality %d and %d mm for shoes', async (language, score, mm, said) => {
  await openReview(foot(score, [], mm), language)
  expect(text('[role=status]')).toContain(said)
})
