import { expect, test } from 'vitest'
import { everyText, everyWrittenText } from './every-text.ts'
import { quotedIn } from './quoted-texts.ts'
import { splitSentences, textLocations } from './shop-text.ts'

test.each([
  ['src/locales/common/ja.po', 'ja'],
  ['src/features/shoe-viewer/texts/en.po', 'en'],
  ['content/faq', 'ja'],
  ['server/mail/templates/sign-in-mail.ts', 'ja'],
  ['server/mailbox-page/words.ts', 'en'],
  ['server/sandbox-page/words.ts', 'ja'],
  ['server/http/api-errors.ts', 'en'],
  ['server/operators/actions/operator-errors.ts', 'en'],
  ['src/app/linked-data.ts', 'ja'],
  ['README.md', 'en'],
  ['public/manifest.webmanifest', 'en'],
])('reads the texts of %s, in %s too', (file, language) => {
  expect(everyText().filter((text) => text.file === file && text.language === language)).not.toEqual([])
})

test('reads a content with its figures, and as source with placeholders for them', () => {
  const inFaq = (text: string) => text.includes('days of delivery')
  expect(everyText().filter(({ file, text }) => file === 'content/faq' && inFaq(text))[0]?.text).toMatch(/\d+ days/)
  expect(everyWrittenText().filter(({ file, text }) => /content\/faq/.test(file) && inFaq(text))[0]?.text).toMatch(
    /\{\} days/,
  )
})

test('a catalog text is located by its namespace and by the screens that show it', () => {
  expect(textLocations('src/locales/profile/ja.po', 'src/routes/_profile/profile/health_mode.tsx')).toEqual(
    new Set(['src', 'locales', 'profile', 'ja', 'routes', '_profile', 'health_mode']),
  )
})

test.each([
  ["const told = { button: 'Login', usage: 'login', kind: 'mail' }", ['Login', 'login']],
  ["const words = { title: 'All mails', place: 'top-left' }", ['All mails']],
  [`const told = \`Good for \${minutes} minutes\``, ['Good for {} minutes']],
  [`const said = isNew ? 'はい' : \`\${name} 様\``, ['はい', '{} 様']],
  ["parts.log.warn({ id }, 'A mail was given up')", []],
  ["throw new TypeError('This cannot be')", []],
  [`sql\`select a from b where c = \${d}\``, []],
  ["import { a } from './a file of words.ts' // and a comment's words", []],
  ["type Size = 'very large' | 'very small'", []],
])('reads of %s the texts %j', (source, texts) => {
  expect(quotedIn(source)).toEqual(texts)
})

test('splits a text into sentences, whatever its language and punctuation', () => {
  expect(splitSentences('Stand <0>still</0>. Then go: it is “easy.” Done')).toEqual([
    'Stand still.',
    'Then go: it is “easy.”',
    'Done',
  ])
  expect(splitSentences('歩きます。「はい。」と言う。Ａ４')).toEqual(['歩きます。', '「はい。」', 'と言う。', 'A4'])
  expect(splitSentences('about 2.5 mm of www.example.com')).toEqual(['about 2.5 mm of www.example.com'])
})
