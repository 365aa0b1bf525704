import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callLanguage } from './saved-language.ts'

function clearSavedLanguage(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the test sets the cookie as a browser would
  document.cookie = 'language=; Max-Age=0; Path=/'
  localStorage.clear()
}
beforeEach(clearSavedLanguage)
afterEach(() => {
  clearSavedLanguage()
  vi.restoreAllMocks()
})

test.each([
  ['the cookie first', 'ja', 'en', ['en-GB'], 'ja'],
  ['then the local storage', undefined, 'ja', ['en-GB'], 'ja'],
  ['then the preferred languages of the browser', undefined, undefined, ['fr', 'ja-JP', 'en'], 'ja'],
  ['English if none is supported', undefined, undefined, ['fr'], 'en'],
  ['an unsupported cookie is ignored', 'fr', undefined, ['ja'], 'ja'],
  ['an unsupported cookie falls back to the local storage', 'fr', 'ja', ['en'], 'ja'],
])('the language of a call: %s', (_, cookie, cookieLanguage, preferred, language) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test sets the cookie as a browser would
  if (cookie) document.cookie = `language=${cookie}; Path=/`
  if (cookieLanguage) localStorage.setItem('hadashi-language', cookieLanguage)
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred)
  expect(callLanguage()).toBe(language)
})

test("uses the browser's languages when storage is denied", () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ja'])
  expect(callLanguage()).toBe('ja')
})
