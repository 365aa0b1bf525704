import { expect, test } from 'vitest'
import { settings } from '#domain/settings.ts'
import { allowedSentences, claimsIn, unusedSentences } from '../../scripts/texts/claims.ts'
import { everyText } from '../../scripts/texts/every-text.ts'
import { textLocation } from '../../scripts/texts/shop-text.ts'

const languages = settings.languages.available
const somewhere = new Set<string>()

test.each(languages)('no text of the shop makes a health claim, in %s', (language) => {
  const texts = everyText().filter((text) => text.language === language)
  expect(texts.length).toBeGreaterThan(1_500)
  expect(
    texts.flatMap((text) =>
      claimsIn(text).map(({ sentence, words }) => `${textLocation(text)}: ${words.join(', ')} in "${sentence}"`),
    ),
  ).toEqual([])
})

test('every allowed sentence has a reason and is still in use', () => {
  expect(unusedSentences(everyText())).toEqual([])
  for (const { sentence, why } of allowedSentences) {
    expect(why.length).toBeGreaterThan(5)
    expect(
      languages.some((language) => claimsIn({ text: sentence, language, places: somewhere }, []).length > 0),
      sentence,
    ).toBe(true)
  }
})

test.each([
  ['en', 'Our shoe relieves heel pain.'],
  ['en', 'It treats and cures bunions.'],
  ['en', 'Helps with plantar fasciitis'],
  ['en', 'Walk pain-free from day one.'],
  ['en', 'Clinically proven comfort'],
  ['en', 'Doctor-recommended'],
  ['en', 'Improves circulation and posture.'],
  ['en', 'It strengthens your feet.'],
  ['en', 'Feel, mobilise, activate, strengthen, walk'],
  ['en', 'Health mode: a course beside your pair'],
  ['en', 'Prevents injuries'],
  ['en', 'A therapeutic sole'],
  ['en', 'Detox for your feet'],
  ['en', 'Is it a medical product? Yes, it is medical.'],
  ['en', 'recommended by physiotherapists'],
  ['en', 'Podiatrist designed'],
  ['en', 'It supports your arch.'],
  ['en', 'It trains your muscles.'],
  ['en', 'Reduces strain on knees'],
  ['en', 'No fatigue after a long day'],
  ['en', 'Better balance'],
  ['en', 'Your back will thank you.'],
  ['en', 'Ergonomic'],
  ['en', 'You’ll sleep better.'],
  ['en', 'For strong feet'],
  ['ja', '疲れにくい靴です。'],
  ['ja', '腰痛の方に'],
  ['ja', '健やかな足に'],
  ['ja', '魚の目に悩む方へ'],
  ['ja', '転倒しにくくなります。'],
  ['ja', '足腰が丈夫になります。'],
  ['ja', '膝への負担を減らします。'],
  ['ja', '水虫の心配がありません。'],
  ['ja', '土踏まずを支えます。'],
  ['ja', '足裏を刺激します。'],
  ['ja', '足をきたえる靴'],
  ['ja', '楽に歩けます。'],
  ['ja', '外反母趾が治る靴です。'],
  ['ja', '血行を改善します。'],
  ['ja', '足底筋膜炎の予防に'],
  ['ja', '痛みが取れます'],
  ['ja', '医師推奨'],
  ['ja', '姿勢を矯正する効果があります。'],
  ['ja', 'むくみを解消し、代謝を上げます。'],
  ['ja', '履くだけで健康になる。'],
  ['ja', '足の筋肉を鍛える5つのステップ'],
  ['ja', 'ヘルスモード'],
] as const)('in %s a health claim is rejected: %s', (language, text) => {
  expect(claimsIn({ text, language, places: somewhere })).not.toEqual([])
})

test.each([
  ['en', 'The heel stands no higher than the toes.'],
  ['en', 'A secure page; the retreat; a treatise'],
  ['ja', '痛みを感じたらおやめください。'],
] as const)('in %s a sentence without a health claim is accepted: %s', (language, text) => {
  expect(claimsIn({ text, language, places: somewhere })).toEqual([])
})

test('only the page of the foot course says what it trains, and promises nothing more', () => {
  const said = (text: string, place: string) => claimsIn({ text, language: 'en', places: new Set([place]) })
  expect(said('Foot course: feel, mobilise, strengthen.', 'health_mode')).toEqual([])
  expect(said('Strengthen your steps in the foot course', 'profile-links')).not.toEqual([])
  expect(said('Health mode', 'profile-links')).not.toEqual([])
  expect(said('The foot course heals.', 'health_mode')).not.toEqual([])
})
