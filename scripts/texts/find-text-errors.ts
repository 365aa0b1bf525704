export type Text = { readonly source: string; readonly japanese: string }

/** Names that are written the same in both languages. */
const sameInBoth = new Set(['Hadashi', 'Tabi Gen 01', 'English', '日本語', 'Instagram'])

const japaneseSigns = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

/** Whether a text has nothing to translate: only symbols, numbers and placeholders. */
function holdsNoWords(text: string): boolean {
  return !/\p{Letter}/u.test(text.replace(/\{[^{}]*\}/g, '').replace(/<\/?\d+\/?>/g, ''))
}

/** The errors of the Japanese texts: missing, left in English, or one English text translated in two ways. */
export function findTextErrors(texts: readonly Text[]): string[] {
  return [...untranslated(texts), ...ambiguous(texts)]
}

/** Namespaces share the loaded messages, so that the last one loaded would override the others. */
function ambiguous(texts: readonly Text[]): string[] {
  const first = new Map(texts.toReversed().map(({ source, japanese }) => [source, japanese]))
  return texts
    .filter(({ source, japanese }) => first.get(source) !== japanese)
    .map(({ source, japanese }) => `in two ways: ${source} -> ${first.get(source)} / ${japanese}`)
}

function untranslated(texts: readonly Text[]): string[] {
  return texts.flatMap(({ source, japanese }) => {
    if (sameInBoth.has(source) || holdsNoWords(source)) return []
    if (japanese.trim() === '') return [`without Japanese: ${source}`]
    return japaneseSigns.test(japanese) ? [] : [`not Japanese: ${source} -> ${japanese}`]
  })
}
