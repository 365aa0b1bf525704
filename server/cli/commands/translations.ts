import { readFile, writeFile } from 'node:fs/promises'
import type { OperatorCommand } from './operator-command.ts'

type TranslationRow = {
  readonly key: string
  readonly en: string
  readonly ja: string
  readonly categories: readonly string[]
}
type Texts = Readonly<Record<'en' | 'ja', string>>
type TranslationsImport = {
  readonly dry_run: boolean
  readonly changes: readonly { readonly key: string; readonly before: Texts; readonly after: Texts }[]
}

function changeLines({ key, before, after }: TranslationsImport['changes'][number]): string {
  const lines = (['en', 'ja'] as const)
    .filter((language) => before[language] !== after[language])
    .map((language) => `\n  - ${before[language]}\n  + ${after[language]}`)
  return key + lines.join('')
}

async function readExport(file: string): Promise<object | undefined> {
  try {
    const read: unknown = JSON.parse(await readFile(file, 'utf8'))
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? read : undefined
  } catch {
    return undefined
  }
}

export const translationCommands: Readonly<Record<string, OperatorCommand>> = {
  'translation list': {
    action: 'translations.list',
    usage: '[--changed] [--search WORDS]',
    options: { changed: { type: 'boolean' }, search: { type: 'string' } },
    takesWord: false,
    input: (_, { changed, search }) => ({ changed, search }),
    say: ({ texts }: { texts: readonly TranslationRow[] }) =>
      texts.map(({ key, en, ja, categories }) => `${key}  (${categories.join(', ')})\n  ${en}\n  ${ja}`).join('\n'),
  },
  'translation set': {
    action: 'translations.set',
    usage: 'KEY [--en TEXT] [--ja TEXT] [--category NAME ...]',
    options: { en: { type: 'string' }, ja: { type: 'string' }, category: { type: 'string', multiple: true } },
    takesWord: true,
    input: (key, { en, ja, category }) => ({ key, en, ja, categories: category }),
    say: ({ key }: { key: string }) => `${key} is changed. The running shop shows it within a few seconds.`,
  },
  'translation reset': {
    action: 'translations.reset',
    usage: 'KEY',
    options: {},
    takesWord: true,
    input: (key) => ({ key }),
    say: ({ key }: { key: string }) => `${key} is back to its original text.`,
  },
  'translation export': {
    action: 'translations.export',
    usage: '[--changed] [--file FILE]',
    options: { changed: { type: 'boolean' }, file: { type: 'string' } },
    takesWord: false,
    input: (_, { changed }) => ({ changed }),
    async say(answer: { texts: readonly object[] }, { file }) {
      const json = JSON.stringify(answer, null, 2)
      if (typeof file !== 'string') return json
      await writeFile(file, `${json}\n`)
      return `${answer.texts.length} texts are in ${file}.`
    },
  },
  'translation import': {
    action: 'translations.import',
    usage: 'FILE [--dry-run]',
    options: { 'dry-run': { type: 'boolean' } },
    takesWord: true,
    async input(file, options) {
      const read = await readExport(file)
      return read
        ? { ...read, dry_run: options['dry-run'] }
        : `Nothing was changed: ${file} cannot be read as an export of texts.`
    },
    say: ({ dry_run, changes }: TranslationsImport) =>
      [
        ...changes.map(changeLines),
        `${changes.length} ${changes.length === 1 ? 'text' : 'texts'} ${dry_run ? 'would change' : 'changed'}.`,
      ].join('\n'),
  },
}
